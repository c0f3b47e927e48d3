import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';

const lengths = [0, 64, 76];

export function Options({ draft, change, onReset }: DraftProps & { readonly onReset: () => void }) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const lineLengths = lengths.includes(draft.lineLength) ? lengths : [...lengths, draft.lineLength];
  const nameOf = (length: number): string =>
    length === 0
      ? t('lineLength.none')
      : length === 64
        ? t('lineLength.64')
        : length === 76
          ? t('lineLength.76')
          : `${length}`;
  return (
    <OptionRow
      onReset={onReset}
      changed={field.changed('padding', 'lineLength', 'strict')}
      more={
        <>
          <Select {...field('padding')} />
          <Select {...field('lineLength')} options={lineLengths.map((value) => ({ value, label: nameOf(value) }))} />
          <span className={styles.help} title={t('strict.help')}>
            <Switch {...field('strict')} />
          </span>
        </>
      }
    >
      <Select {...field('charset')} labelPosition="left" size="small" />
      <span className={styles.help} title={t('urlSafe.help')}>
        <Switch {...field('urlSafe')} />
      </span>
    </OptionRow>
  );
}
