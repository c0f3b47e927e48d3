import { InputText } from '#ui/input-text/input-text.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { CsvDraft, DraftProps } from './draft.ts';

const delimiters = [',', ';', '\t', '|'] as const;
const isNamed = (value: string): value is (typeof delimiters)[number] => delimiters.includes(value as ',');
const arrayModes = ['json', 'join', 'columns'] as const;

interface OptionsProps extends DraftProps {
  readonly reset: () => void;
  /** Pointers to the arrays of the document. */
  readonly arrays: readonly string[];
}

export function Options({ draft, change, reset, arrays }: OptionsProps) {
  const t = useText(text);
  const forExcel: Partial<CsvDraft> = { bom: true, eol: '\r\n', delimiter: t.language === 'fr' ? ';' : ',' };
  const isForExcel = draft.bom && draft.eol === '\r\n' && draft.delimiter === forExcel.delimiter;
  const listed: readonly string[] = isNamed(draft.delimiter) ? delimiters : [...delimiters, draft.delimiter];
  const places = [...new Set(['', ...arrays, draft.rowsAt])];
  return (
    <OptionRow onReset={reset}>
      {places.length > 1 && (
        <Select
          label={t('rowsAt')}
          labelPosition="left"
          size="small"
          value={draft.rowsAt}
          onChange={(rowsAt) => change({ rowsAt, columns: [] })}
          options={places.map((value) => ({ value, label: value === '' ? '/' : value }))}
        />
      )}
      <Select
        label={t('delimiter')}
        labelPosition="left"
        size="small"
        value={draft.delimiter}
        onChange={(delimiter) => change({ delimiter })}
        options={listed.map((value) => ({ value, label: isNamed(value) ? t(`delimiter.${value}`) : value }))}
      />
      <Select
        label={t('eol')}
        labelPosition="left"
        size="small"
        value={draft.eol}
        onChange={(eol) => change({ eol })}
        options={[
          { value: '\r\n', label: t('eol.crlf') },
          { value: '\n', label: t('eol.lf') },
        ]}
      />
      <Select
        label={t('arrays')}
        labelPosition="left"
        size="small"
        value={draft.arrays}
        onChange={(mode) => change({ arrays: mode, columns: [] })}
        options={arrayModes.map((value) => ({ value, label: t(`arrays.${value}`) }))}
      />
      {draft.arrays === 'join' && (
        <InputText
          className={styles.short}
          label={t('arrayDelimiter')}
          labelPosition="left"
          size="small"
          rawText
          monospace
          value={draft.arrayDelimiter}
          onChange={(arrayDelimiter) => change({ arrayDelimiter })}
        />
      )}
      <InputText
        className={styles.short}
        label={t('nullAs')}
        labelPosition="left"
        size="small"
        rawText
        monospace
        placeholder={t('nullAs.example')}
        value={draft.nullAs}
        onChange={(nullAs) => change({ nullAs })}
      />
      <Switch label={t('header')} checked={draft.header} onChange={(header) => change({ header })} />
      <Switch label={t('flatten')} checked={draft.flatten} onChange={(flatten) => change({ flatten, columns: [] })} />
      <Switch
        label={t('quote')}
        checked={draft.quote === 'always'}
        onChange={(always) => change({ quote: always ? 'always' : 'auto' })}
      />
      <Switch
        label={t('guardFormulas')}
        checked={draft.guardFormulas}
        onChange={(guardFormulas) => change({ guardFormulas })}
      />
      <span className={styles.help} title={t('excel.help')}>
        <Switch
          label={t('excel')}
          checked={isForExcel}
          onChange={(excel) => change(excel ? forExcel : { bom: false, delimiter: ',' })}
        />
      </span>
      <Switch label={t('strict')} checked={draft.strict} onChange={(strict) => change({ strict })} />
    </OptionRow>
  );
}
