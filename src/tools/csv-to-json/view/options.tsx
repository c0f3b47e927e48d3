import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import { excel, fields, targetOf, withTarget, type DraftProps } from './draft.ts';
import styles from './view.module.css';

const delimiters = [
  [',', 'comma'],
  [';', 'semicolon'],
  ['\t', 'tab'],
  ['|', 'pipe'],
] as const;

interface OptionsProps extends DraftProps {
  /** What was found in the text. */
  readonly found: string | undefined;
}

/** What the target has of its own. */
function TargetOptions({ draft, change }: Omit<DraftProps, 'reset'>) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const { to } = draft;
  if (to === 'sql') {
    return (
      <>
        <Select {...field('dialect')} labelPosition="left" size="small" />
        <InputText {...field('tableName')} className={styles.short} labelPosition="left" size="small" rawText />
        <Switch {...field('createTable')} />
      </>
    );
  }
  if (to === 'csv') {
    return (
      <Select
        label={t('outDelimiter.label')}
        labelPosition="left"
        size="small"
        value={draft.outDelimiter}
        onChange={(outDelimiter) => change({ outDelimiter })}
        options={delimiters.map(([value, name]) => ({ value, label: t(`delimiter.${name}`) }))}
      />
    );
  }
  return null;
}

const indented: ReadonlySet<string> = new Set(['json', 'arrays', 'yaml']);

/** YAML has no compact form: its smallest indent is 2. */
function Indent({ draft, change }: Omit<DraftProps, 'reset'>) {
  const t = useText(text);
  const { options, value, ...field } = useFields(
    fields,
    text,
    draft,
    change,
  )('indent', (indent) => (indent === 0 ? t('indent.0') : String(indent)));
  const isYaml = draft.to === 'yaml';
  return (
    <Select
      {...field}
      value={isYaml && value === 0 ? 2 : value}
      options={isYaml ? options.filter((option) => option.value !== 0) : options}
    />
  );
}

export function Options({ draft, change, reset, found }: OptionsProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const target = targetOf(draft);
  const nameOf = (sign: string): string => {
    const name = delimiters.find(([value]) => value === sign)?.[1];
    return name ? t(`delimiter.${name}`) : sign;
  };
  const automatic =
    found === undefined ? t('delimiter.auto.none') : t('delimiter.auto', { name: nameOf(found).toLowerCase() });
  const own =
    draft.delimiter === 'auto' || delimiters.some(([sign]) => sign === draft.delimiter) ? [] : [draft.delimiter];
  return (
    <OptionRow
      onReset={reset}
      more={
        <>
          <Select {...field('types')} />
          <Select {...field('decimal')} />
          <Select {...field('empty')} />
          <Select {...field('ragged')} />
          <Select {...field('quote', (sign) => (sign === 'none' ? t('quote.none') : sign))} />
          {indented.has(draft.to) && <Indent {...{ draft, change }} />}
          <Switch {...field('trim')} />
        </>
      }
      changed={field.changed('types', 'decimal', 'empty', 'ragged', 'quote', 'indent', 'trim')}
    >
      <Select
        label={field('to').label}
        labelPosition="left"
        size="small"
        value={target}
        onChange={(chosen) => change(withTarget(target, chosen, t.language))}
        options={[...field('to').options, { value: excel, label: t('forExcel') }]}
      />
      <Switch {...field('header')} />
      <TargetOptions {...{ draft, change }} />
      <Select
        className={styles.delimiter}
        label={t('delimiter.label')}
        labelPosition="left"
        size="small"
        value={draft.delimiter}
        onChange={(delimiter) => change({ delimiter })}
        options={[
          { value: 'auto', label: automatic },
          ...[...delimiters.map(([sign]) => sign), ...own].map((sign) => ({ value: sign, label: nameOf(sign) })),
        ]}
      />
    </OptionRow>
  );
}
