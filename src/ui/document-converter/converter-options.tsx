import type { Fields } from '#core/field.ts';
import { InputText } from '../input-text/input-text.tsx';
import { useText } from '../hooks/use-text.ts';
import { OptionRow } from '../option-row/option-row.tsx';
import { Select } from '../select/select.tsx';
import { Switch } from '../switch/switch.tsx';
import type { Change, ConverterDraft, ConverterText, DocumentFormat } from './model.ts';

const choices = {
  yamlVersion: ['1.2', '1.1'],
  documents: ['array', 'lines'],
  nonFinite: ['null', 'string', 'error'],
  dates: ['native', 'string'],
  nulls: ['omit', 'empty-string', 'error'],
  outOfRange: ['error', 'string'],
} as const;
type ChoiceName = keyof typeof choices;
const rare = ['yamlVersion', 'nonFinite', 'outOfRange', 'strict', 'rootKey'] as const;

const indents = { json: [2, 3, 4, 'tab', 0], yaml: [2, 3, 4, 5, 6, 7, 8], toml: [] } as const;

interface ConverterOptionsProps {
  readonly text: ConverterText;
  readonly to: DocumentFormat;
  /** Of the operation that converts. */
  readonly fields: Fields;
  readonly draft: ConverterDraft;
  readonly change: Change;
  readonly reset: () => void;
}

/** The options that a converter has; the first ones are those that a phone shows. */
export function ConverterOptions({ text, to, fields, draft, change, reset }: ConverterOptionsProps) {
  const t = useText(text);
  const rareOnes = rare.filter((name) => draft[name] !== undefined);
  const changed = rareOnes.filter((name) => draft[name] !== fields[name]?.fallback).length;
  const chosen = (name: ChoiceName, isRare = false) => {
    const value = draft[name];
    if (value === undefined) return null;
    const label = (option: string) => (name === 'yamlVersion' ? option : t(`${name}.${option}` as 'dates.native'));
    return (
      <Select<string>
        key={name}
        label={t(name)}
        {...(!isRare && { labelPosition: 'left', size: 'small' })}
        value={value}
        onChange={(picked) => change({ [name]: picked })}
        options={choices[name].map((option) => ({ value: option, label: label(option) }))}
      />
    );
  };
  return (
    <OptionRow
      onReset={reset}
      changed={changed}
      more={
        rareOnes.length > 0 ? (
          <>
            {(['yamlVersion', 'nonFinite', 'outOfRange'] as const).map((name) => chosen(name, true))}
            {draft.strict !== undefined && (
              <Switch label={t('strict')} checked={draft.strict} onChange={(strict) => change({ strict })} />
            )}
            {draft.rootKey !== undefined && (
              <InputText
                label={t('rootKey')}
                rawText
                monospace
                placeholder={t('rootKey.example')}
                value={draft.rootKey}
                onChange={(rootKey) => change({ rootKey })}
              />
            )}
          </>
        ) : undefined
      }
    >
      {draft.indent !== undefined && (
        <Select<number | 'tab'>
          label={t('indent')}
          labelPosition="left"
          size="small"
          value={draft.indent}
          onChange={(indent) => change({ indent })}
          options={indents[to].map((value) => ({
            value,
            label: value === 'tab' || value === 0 ? t(`indent.${value}`) : `${value}`,
          }))}
        />
      )}
      {chosen('nulls')}
      <Switch label={t('sortKeys')} checked={draft.sortKeys} onChange={(sortKeys) => change({ sortKeys })} />
      {(['dates', 'documents'] as const).map((name) => chosen(name))}
    </OptionRow>
  );
}
