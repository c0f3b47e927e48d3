export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The locale that numbers, dates and plurals of a language follow. */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-US', fr: 'fr-FR' };

/** Forms chosen by the placeholder `{count}` with `Intl.PluralRules`. */
export interface Plural {
  readonly one: string;
  readonly other: string;
}
export type Message = string | Plural;
export type Messages = Readonly<Record<string, Message>>;

type Names<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The `{names}` that a message needs. */
export type Placeholders<M> = M extends string
  ? Names<M>
  : M extends Plural
    ? Names<M['one']> | Names<M['other']> | 'count'
    : never;

/** The keys of messages without placeholders. */
export type PlainKeys<M> = {
  [K in keyof M & string]: M[K] extends string ? ([Placeholders<M[K]>] extends [never] ? K : never) : never;
}[keyof M & string];

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Shape<M> = M extends string ? string : Plural;

/** Refuses a missing or extra key, another kind of message and other placeholders than the English ones. */
type Translated<E, F> = {
  [K in keyof E]: K extends keyof F
    ? Same<Placeholders<E[K]>, Placeholders<F[K]>> extends true
      ? Shape<E[K]>
      : { readonly 'the placeholders must be': Placeholders<E[K]> }
    : Shape<E[K]>;
} & { [K in Exclude<keyof F, keyof E>]: never };

/**
 * A table of words: the English ones. The French ones are a module of their own beside it (`text.fr.ts`), which whoever
 * shows a page in French loads and finds again under the same name.
 */
export interface Words<E extends Messages = Messages> {
  /** A tool's folder, or another name that no tool has. */
  readonly id: string;
  readonly en: E;
}

/**
 * The English words of a tool.
 *
 * @example
 * ```ts
 * export const text = defineText('bcrypt', { cost: 'Cost', rounds: '{count} rounds' });
 * ```
 */
export function defineText<const E extends Messages>(id: string, en: E): Words<E> {
  return { id, en };
}

type TableOf<T extends Messages | Words> = T extends Words<infer E> ? E : T extends Messages ? T : never;

/**
 * The French words for an English table. An incomplete or misspelled one is a type error here.
 *
 * @example
 * ```ts
 * export default translationOf<typeof text>()({ cost: 'Coût', rounds: '{count} tours' });
 * ```
 */
export function translationOf<T extends Messages | Words>(): <const F extends Messages>(
  table: F & Translated<TableOf<T>, F>,
) => TableOf<T> {
  return (table) => table as unknown as TableOf<T>;
}

export type Value = string | number;
export type Values<M> = [Placeholders<M>] extends [never] ? [] : [values: Readonly<Record<Placeholders<M>, Value>>];

/** `t('key', { name: value })`: the sentence in the language it was made for. */
export interface Translate<E extends Messages> {
  <K extends keyof E & string>(key: K, ...values: Values<E[K]>): string;
  readonly language: Language;
  /** Whether the key exists. For keys made from data, such as an error code. */
  has(key: string): key is keyof E & string;
}

const cached = <T>(make: (locale: string) => T): ((language: Language) => T) => {
  const made: Partial<Record<Language, T>> = {};
  return (language) => (made[language] ??= make(localeOf[language]));
};
const pluralRules = cached((locale) => new Intl.PluralRules(locale));
const numberFormat = cached((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const exactFormat = cached((locale) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 17 }));

/**
 * A number as readers of the language write it, at most two decimals.
 * Every language writes 0 to 999 alike; the first `Intl.NumberFormat` would take a slow phone 0.1 s while a page starts.
 */
export function formatNumber(value: number, language: Language): string {
  const digits = String(value);
  return /^\d{1,3}$/.test(digits) ? digits : numberFormat(language).format(value);
}

/** A number with all its decimals, for sentences that are about what somebody entered. */
export const formatExactly = (value: number, language: Language): string =>
  Number.isInteger(value) ? formatNumber(value, language) : exactFormat(language).format(value);

/** French sets a no-break space before : ; ! ? % » and after «, so that no line begins with the sign. */
export const withFrenchSpaces = (text: string): string => text.replace(/ (?=[:;!?%»])|(?<=«) /g, '\u00a0');

/** Fills a message's placeholders; numbers are written as the language does, strings as they are. */
export function fill(
  message: Message,
  language: Language,
  values: Readonly<Record<string, unknown>> = {},
  write = formatNumber,
): string {
  const pattern =
    typeof message === 'string'
      ? message
      : pluralRules(language).select(Number(values['count'])) === 'one'
        ? message.one
        : message.other;
  const spaced = language === 'fr' ? withFrenchSpaces(pattern) : pattern;
  return spaced.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? write(value, language) : String(value ?? whole);
  });
}

/** A function that returns the words of a screen, in the language of the table. */
export function translator<E extends Messages>(messages: E, language: Language): Translate<E> {
  const table: Messages = messages;
  const translate = (key: string, values?: Readonly<Record<string, Value>>): string => {
    const message = table[key];
    if (message === undefined) throw new Error(`no message "${key}"`);
    return fill(message, language, values);
  };
  const has = (key: string) => Object.hasOwn(table, key);
  return Object.assign(translate, { language, has }) as unknown as Translate<E>;
}
