import type { Field, Fields, Input } from '#core/field.ts';
import type { Operation } from '#core/operation.ts';
import type { Messages, PlainKeys, Translate, Words } from '#core/text.ts';
import { fieldsOf, type Source } from './draft-source.ts';
import { useText } from './use-text.ts';

type AnyValueOf<F> = F extends Field<infer T> ? T : never;
type ValueOf<F> = NonNullable<AnyValueOf<F>>;
type OptionOf<T> = T extends readonly (infer Item)[] ? Item : T;
type LiteralString<T> = T extends string ? (string extends T ? never : T) : never;

interface Look {
  readonly label: string;
  readonly hint: string | undefined;
}

interface Flag extends Look {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

interface OfValue<T> extends Look {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

interface OfText extends OfValue<string> {
  readonly placeholder: string | undefined;
}

interface OfNumber<V> extends Look {
  readonly name: string;
  readonly value: V;
  readonly onChange: (value: number) => void;
  readonly onEmpty: (() => void) | undefined;
  readonly placeholder: string | undefined;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly step: number | undefined;
  readonly whole: boolean;
}

interface Option<T> {
  readonly value: T;
  readonly label: string;
}

interface OfChoice<T> extends OfValue<T> {
  readonly options: readonly Option<T>[];
}

interface OfChoices<T> extends Look {
  readonly value: readonly T[];
  readonly onChange: (value: readonly T[]) => void;
  readonly options: readonly Option<T>[];
}

type Listed<T> = [T] extends [readonly (infer Item)[]] ? OfChoices<Item> : OfChoice<T>;

/** The properties of the control that takes such a value; `Empty` is undefined where there may be none. */
type Control<T, Empty> = [T] extends [boolean]
  ? Flag
  : [T] extends [string]
    ? string extends T
      ? OfText
      : OfChoice<T>
    : [T] extends [number]
      ? number extends T
        ? OfNumber<T | Empty>
        : OfChoice<T>
      : [T] extends [readonly (string | number)[]]
        ? string extends T[number]
          ? OfValue<T>
          : OfChoices<T[number]>
        : OfValue<T>;

/** The keys that may be there, but have nothing to fill in then. */
type Extra<E, K extends string> = Extract<`${K}.${'hint' | 'placeholder'}`, keyof E>;

/** The fields with a label, together with other words that are shown unchanged. */
type Labelled<F extends Fields, E extends Messages> = {
  [K in keyof F & string]: [`${K}.label` | Extra<E, K>] extends [PlainKeys<E>] ? K : never;
}[keyof F & string];

/** Those among them whose options have words too. */
type Worded<F extends Fields, E extends Messages> = {
  [K in Labelled<F, E>]: [`${K}.${LiteralString<OptionOf<ValueOf<F[K]>>>}`] extends [PlainKeys<E>] ? K : never;
}[Labelled<F, E>];

interface Bind<F extends Fields, E extends Messages> {
  <K extends Worded<F, E>>(
    name: K,
  ): Control<ValueOf<F[K]>, [AnyValueOf<F[K]>] extends [ValueOf<F[K]>] ? never : undefined>;
  /** `nameOf` names the options that have no words, such as proper names. */
  <K extends Labelled<F, E>>(name: K, nameOf: (option: OptionOf<ValueOf<F[K]>>) => string): Listed<ValueOf<F[K]>>;
  /** The number of fields that differ from their defaults. */
  readonly changed: (...names: readonly (keyof F & string)[]) => number;
}

/** A draft. A file that is still to be chosen is undefined, whatever its field says. */
type Held<F extends Fields> = { readonly [K in keyof F]: Input<F>[K] | undefined };

/** The properties that each kind of control needs in addition to the words. `set` writes the field. */
function propertiesOf(name: string, about: Field, value: unknown, set: (value: unknown) => void) {
  const { kind, min, max, step, nullable, needed, fallback } = about;
  if (kind === 'flag') return { checked: value, onChange: set };
  if (kind !== 'integer' && kind !== 'number')
    return { value: value ?? (kind === 'text' || kind === 'secret' ? '' : value), onChange: set };
  const empty = nullable ? null : undefined;
  const canBeEmpty = nullable || (!needed && fallback === undefined);
  return {
    name,
    value: value ?? undefined,
    onChange: set,
    onEmpty: canBeEmpty ? () => set(empty) : undefined,
    min,
    max,
    step,
    whole: kind === 'integer',
  };
}

/**
 * Binds controls to the fields of an operation, or of several: `field('indent')` gives the properties of the control
 * for `indent`. Value and change are the draft’s, options, bounds and step the field’s. The words are the table’s:
 * `indent.label`, `indent.hint` and `indent.placeholder` where there are such, `indent.tab` for an option; a number
 * without words is written in figures. A name that is not a field’s, and a label or option without words, is a type error.
 * What differs on a screen stands after the binding.
 *
 * @example
 * ```tsx
 * const field = useFields(encode, text, draft, change);
 * return (
 *   <OptionRow>
 *     <Select {...field('padding')} labelPosition="left" size="small" />
 *     <Select {...field('charset', (charset) => charset.toUpperCase())} />
 *     <Switch {...field('urlSafe')} hint={t('urlSafe.use', { characters: '-_' })} />
 *   </OptionRow>
 * );
 * ```
 */
export function useFields<F extends Fields, E extends Messages>(
  source: F | Pick<Operation<F>, 'id' | 'input' | 'thread'>,
  words: Words<E>,
  draft: Held<F>,
  change: (part: Partial<Input<F>>) => void,
): Bind<F, E> {
  const fields = fieldsOf(source as Source<F>);
  const t = useText(words) as unknown as Translate<Record<string, string>>;
  const bind = (name: keyof F & string, nameOf?: (option: string | number) => string) => {
    const about = fields[name] as Field;
    const wordsOf = (part: string): string | undefined => {
      const key = `${name}.${part}`;
      return t.has(key) ? t(key) : undefined;
    };
    const optionOf = (value: string | number) => ({
      value,
      label: nameOf?.(value) ?? wordsOf(String(value)) ?? String(value),
    });
    const choices = about.choices ?? about.item?.choices;
    return {
      label: t(`${name}.label`),
      hint: wordsOf('hint'),
      placeholder: wordsOf('placeholder'),
      ...(choices && { options: choices.map(optionOf) }),
      ...propertiesOf(name, about, draft[name], (value) => change({ [name]: value } as Partial<Input<F>>)),
    };
  };
  const isChanged = (name: string): boolean => {
    const { fallback } = fields[name] as Field;
    const value: unknown = draft[name];
    return value !== fallback && JSON.stringify(value) !== JSON.stringify(fallback);
  };
  const changed = (...names: readonly string[]): number => names.filter(isChanged).length;
  return Object.assign(bind, { changed }) as unknown as Bind<F, E>;
}
