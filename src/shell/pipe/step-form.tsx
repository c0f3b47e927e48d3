import { useState } from 'react';
import type { Field } from '#core/field.ts';
import type { Details, Operation } from '#core/operation.ts';
import { useReportRefused } from '#ui/hooks/refused.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import type { Described } from './use-operations.ts';
import { words } from './words.ts';

interface ControlProps {
  /** The name under which a box tells that it holds something that is not handed over. */
  readonly boxes: string;
  readonly about: Field;
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** The value that a box holds, none when it is empty; undefined for what is not JSON. */
function readJson(text: string): { readonly value: unknown } | undefined {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

const writeJson = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value));

/** Lists, groups and similar fields, as written in a pipe: what is typed stays until the value is another one. */
function JsonControl({ boxes, about, label, hint, value, onChange }: ControlProps) {
  const t = useText(words);
  const shown = writeJson(value);
  const [text, setText] = useState(shown);
  const [seen, setSeen] = useState(shown);
  const read = readJson(text);
  if (seen !== shown) {
    setSeen(shown);
    if (!read || writeJson(read.value ?? about.fallback ?? undefined) !== shown) setText(shown);
  }
  useReportRefused(boxes, read === undefined);
  return (
    <InputText
      label={label}
      hint={hint ?? t('asJson')}
      placeholder=""
      error={read ? undefined : t('notJson')}
      value={text}
      monospace
      rawText
      onChange={(typed) => {
        setText(typed);
        // Half typed: the last value stays.
        const next = readJson(typed);
        if (next) onChange(next.value);
      }}
    />
  );
}

const hasNoDefault = ({ fallback }: Field): boolean => fallback === undefined || fallback === null;

/** A choice without a default begins with none: a select would show its first one as if it were chosen. */
function ChoiceControl({ about, label, hint, value, onChange }: ControlProps) {
  const t = useText(words);
  const options = (about.choices ?? []).map((choice) => ({ value: choice as string, label: String(choice) }));
  const none = { value: '', label: t(about.needed ? 'chooseOne' : 'notSet'), disabled: about.needed };
  return (
    <Select
      label={label}
      hint={hint}
      options={hasNoDefault(about) ? [none, ...options] : options}
      value={(value ?? '') as string}
      onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
    />
  );
}

/** A box of one line would take the line breaks out of what is pasted, such as a key in PEM. */
const lines = { multiline: true, rows: 1, autosize: true } as const;

function Control(props: ControlProps) {
  const { boxes, about, label, hint, value, onChange } = props;
  const shown = value ?? about.fallback ?? undefined;
  const isOptional = hasNoDefault(about) && !about.needed;
  switch (about.kind) {
    case 'flag':
      return <Switch label={label} hint={hint} checked={shown === true} onChange={onChange} />;
    case 'choice':
      return <ChoiceControl {...props} value={shown} />;
    case 'integer':
    case 'number':
      return (
        <NumberField
          name={boxes}
          label={label}
          hint={hint}
          value={shown as number | undefined}
          whole={about.kind === 'integer'}
          {...(about.min !== undefined && { min: about.min })}
          {...(about.max !== undefined && { max: about.max })}
          onChange={onChange}
          {...(isOptional && { onEmpty: () => onChange(undefined) })}
        />
      );
    case 'secret':
      return <SecretField {...lines} label={label} hint={hint} value={String(shown ?? '')} onChange={onChange} />;
    case 'text':
      return (
        <InputText
          {...lines}
          label={label}
          hint={hint}
          placeholder=""
          value={String(shown ?? '')}
          monospace
          rawText
          onChange={onChange}
        />
      );
    default:
      return <JsonControl {...props} value={shown} />;
  }
}

/** The fields of an operation that have a control, in its order. */
export const optionsOf = ({ input, source }: Pick<Operation, 'input' | 'source'>): readonly [string, Field][] =>
  Object.entries(input).filter(([name, { kind }]) => name !== source && kind !== 'blob');

interface StepFormProps extends Described {
  readonly input: Details;
  readonly boxes: string;
  readonly onChange: (input: Details, name: string) => void;
}

/** The options of an operation: every field but the one that takes the value. What is as usual is not kept. */
export function StepForm({ operation, words: said, input, boxes, onChange }: StepFormProps) {
  return optionsOf(operation).map(([name, about]) => {
    const { label = name, hint } = said.fields.get(name) ?? {};
    const change = (value: unknown): void => {
      const { [name]: _, ...rest } = input;
      // An emptied secret is a missing one, not an empty one.
      const isUnset = value === '' && (about.kind === 'secret' || !about.needed) && hasNoDefault(about);
      const isUsual = value === undefined || isUnset || JSON.stringify(value) === JSON.stringify(about.fallback);
      onChange(isUsual ? rest : { ...rest, [name]: value }, name);
    };
    return <Control key={name} {...{ boxes, about, label, hint }} value={input[name]} onChange={change} />;
  });
}
