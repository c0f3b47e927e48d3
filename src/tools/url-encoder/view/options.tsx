import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { marksLeft } from '../engine/rules.ts';
import { text } from '../text.ts';
import { fields, type DraftProps } from './draft.ts';
import styles from './options.module.css';

/** The rule set with what it leaves alone, how a text is encoded, and how an old one is decoded. */
export function Options({ draft, change, onReset }: DraftProps & { readonly onReset: () => void }) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const { mode } = draft;
  const left =
    mode === 'all'
      ? t('left.all')
      : t(mode === 'form' ? 'left.form' : 'left', { marks: [...marksLeft[mode]].join(' ') });
  return (
    <OptionRow
      onReset={onReset}
      changed={field.changed('keepEncoded', 'malformed', 'charset')}
      more={
        <>
          <Switch {...field('keepEncoded')} />
          <Select {...field('malformed')} />
          <Select {...field('charset', (value) => (value === 'utf-8' ? 'UTF-8' : value))} />
        </>
      }
    >
      <div className={styles.wide}>
        <Segmented {...field('mode')} labelPosition="left" />
      </div>
      <div className={styles.narrow}>
        <Select {...field('mode')} labelPosition="left" size="small" />
      </div>
      <span className={styles.left}>{left}</span>
      <Switch {...field('perLine')} />
    </OptionRow>
  );
}
