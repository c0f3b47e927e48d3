import { useState } from 'react';
import type { Field } from '#core/field.ts';
import type { Details, Operation } from '#core/operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import type { Described } from './use-operations.ts';
import { words } from './words.ts';

interface ControlProps {
  readonly about: Field;
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Lists, groups and similar fields, as written in a pipe. */
function JsonControl({ label, hint, value, onChange }: ControlProps) {
  const t = useText(words);
  const [typed, setTyped] = useState<string>();
  const shown = value === undefined ? '' : JSON.stringify(value);
  const read = (text: string): void => {
    setTyped(text);
    try {
      onChange(text.trim() === '' ? undefined : JSON.parse(text));
    } catch {
      // Half typed: the last value stays.
    }
  };
  const isWrong = typed !== undefined && typed.trim() !== '' && !isJson(typed);
  return (
    <InputText
      label={label}
      hint={hint ?? t('asJson')}
      error={isWrong ? t('notJson') : undefined}
      value={typed ?? shown}
      monospace
      rawText
      onChange={read}
    />
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
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

function Control(props: ControlProps) {
  const { about, label, hint, value, onChange } = props;
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
      return <SecretField label={label} hint={hint} value={String(shown ?? '')} onChange={onChange} />;
    case 'text':
      return <InputText label={label} hint={hint} value={String(shown ?? '')} monospace rawText onChange={onChange} />;
    default:
      return <JsonControl {...props} value={shown} />;
  }
}

/** The fields of an operation that have a control, in its order. */
export const optionsOf = ({ input, source }: Pick<Operation, 'input' | 'source'>): readonly [string, Field][] =>
  Object.entries(input).filter(([name, { kind }]) => name !== source && kind !== 'blob');

interface StepFormProps extends Described {
  readonly input: Details;
  readonly onChange: (input: Details, name: string) => void;
}

/** The options of an operation: every field but the one that takes the value. What is as usual is not kept. */
export function StepForm({ operation, words: said, input, onChange }: StepFormProps) {
  return optionsOf(operation).map(([name, about]) => {
    const { label = name, hint } = said.fields.get(name) ?? {};
    const change = (value: unknown): void => {
      const { [name]: _, ...rest } = input;
      // An emptied secret is a missing one, not an empty one.
      const isUnset = value === '' && (about.kind === 'secret' || !about.needed) && hasNoDefault(about);
      const isUsual = value === undefined || isUnset || JSON.stringify(value) === JSON.stringify(about.fallback);
      onChange(isUsual ? rest : { ...rest, [name]: value }, name);
    };
    return <Control key={name} {...{ about, label, hint }} value={input[name]} onChange={change} />;
  });
}
