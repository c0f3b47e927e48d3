import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';

export function Options({ draft, change, reset }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  return (
    <OptionRow onReset={reset}>
      <Segmented {...field('as')} labelPosition="left" className={styles.form} />
      <Select {...field('sortKeys')} labelPosition="left" size="small" />
      <Select {...field('unicode')} labelPosition="left" size="small" />
      <Switch
        label={t('json5')}
        checked={draft.dialect !== 'json'}
        onChange={(json5) => change({ dialect: json5 ? 'auto' : 'json' })}
      />
    </OptionRow>
  );
}
