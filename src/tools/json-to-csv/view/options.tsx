import { useFields } from '#ui/hooks/use-fields.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { ColumnChips } from './column-chips.tsx';
import { fields, type CsvDraft, type DraftProps } from './draft.ts';

const delimiters = [',', ';', '\t', '|'] as const;
const isNamed = (value: string): value is (typeof delimiters)[number] => delimiters.includes(value as ',');

interface OptionsProps extends DraftProps {
  readonly reset: () => void;
  /** Pointers to the arrays of the document. */
  readonly arrays: readonly string[];
  readonly allColumns: readonly string[];
  /** Every row is an array: there are no names for a header. */
  readonly isPlain: boolean;
  readonly stale: boolean;
}

export function Options({ draft, change, reset, arrays, allColumns, isPlain, stale }: OptionsProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const forExcel: Partial<CsvDraft> = { bom: true, eol: '\r\n', delimiter: t.language === 'fr' ? ';' : ',' };
  const isForExcel = draft.bom && draft.eol === '\r\n' && draft.delimiter === forExcel.delimiter;
  const listed: readonly string[] = isNamed(draft.delimiter) ? delimiters : [...delimiters, draft.delimiter];
  const places = [...new Set(['', ...arrays, draft.rowsAt])];
  return (
    <OptionRow
      onReset={reset}
      changed={field.changed('columns', 'eol', 'nullAs', 'quote', 'guardFormulas', 'bom', 'strict')}
      more={
        <>
          {allColumns.length > 0 && <ColumnChips {...{ draft, change, stale }} all={allColumns} />}
          <Select {...field('eol', (eol) => t(eol === '\n' ? 'eol.lf' : 'eol.crlf'))} />
          <InputText {...field('nullAs')} rawText monospace placeholder={t('nullAs.example')} />
          <Switch
            label={t('quote')}
            checked={draft.quote === 'always'}
            onChange={(always) => change({ quote: always ? 'always' : 'auto' })}
          />
          <Switch {...field('guardFormulas')} />
          <span className={styles.help} title={t('excel.help')}>
            <Switch
              label={t('excel')}
              checked={isForExcel}
              onChange={(excel) => change(excel ? forExcel : { bom: false, delimiter: ',' })}
            />
          </span>
          <Switch {...field('strict')} />
        </>
      }
    >
      {places.length > 1 && (
        <Select
          {...field('rowsAt')}
          labelPosition="left"
          size="small"
          onChange={(rowsAt) => change({ rowsAt, columns: [] })}
          options={places.map((value) => ({ value, label: value === '' ? '/' : value }))}
        />
      )}
      <Select
        {...field('delimiter')}
        labelPosition="left"
        size="small"
        options={listed.map((value) => ({ value, label: isNamed(value) ? t(`delimiter.${value}`) : value }))}
      />
      <Switch {...field('header')} disabled={isPlain} />
      <Select
        {...field('arrays')}
        labelPosition="left"
        size="small"
        onChange={(mode) => change({ arrays: mode, columns: [] })}
      />
      {draft.arrays === 'join' && (
        <InputText
          {...field('arrayDelimiter')}
          className={styles.short}
          labelPosition="left"
          size="small"
          rawText
          monospace
        />
      )}
      <Switch {...field('flatten')} onChange={(flatten) => change({ flatten, columns: [] })} />
    </OptionRow>
  );
}
