import { Button } from '#ui/button/button.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type PartProps } from './draft.ts';

export function Options({ draft, change, onReset }: PartProps & { readonly onReset: () => void }) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  return (
    <OptionRow onReset={onReset}>
      <Button
        variant="line"
        size="small"
        icon="arrow-left-right"
        onClick={() => change({ left: draft.right, right: draft.left })}
      >
        {t('swap')}
      </Button>
      <Select {...field('arrays')} labelPosition="left" size="small" />
      {draft.arrays === 'key' && (
        <InputText
          {...field('arrayKey')}
          className={styles.short}
          labelPosition="left"
          size="small"
          placeholder="id"
          monospace
          rawText
        />
      )}
      <span title={t('ignored.help')}>
        <InputText
          {...field('ignored')}
          className={styles.ignored}
          labelPosition="left"
          size="small"
          placeholder="/updatedAt, /**/etag"
          monospace
          rawText
        />
      </span>
      <Switch {...field('onlyDifferences')} />
    </OptionRow>
  );
}
