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

/** A table of words in both languages. */
export interface Words<E extends Messages = Messages> {
  readonly en: E;
  readonly fr: { readonly [K in keyof E]: Message };
}

/** An incomplete or misspelt translation is a type error here. */
export function defineText<const E extends Messages, const F extends Messages>(words: {
  readonly en: E;
  readonly fr: F & Translated<E, F>;
}): Words<E> {
  return words as unknown as Words<E>;
}

/** The same check for tables that live in files of their own: `translationOf<typeof english>()({ … })`. */
export function translationOf<E extends Messages>(): <const F extends Messages>(table: F & Translated<E, F>) => E {
  return (table) => table as unknown as E;
}

/** A table whose French words come later, with `addFrench`. */
export function defineEnglish<const E extends Messages>(en: E): Words<E> {
  return { en } as unknown as Words<E>;
}

export function addFrench<E extends Messages>(words: Words<E>, fr: Words<E>['fr']): void {
  Object.assign(words, { fr });
}

const late = new Map<object, () => Promise<{ readonly default: Messages }>>();

/**
 * A table whose French words are a module of their own. The site's build makes it of `defineText` (`vite/french.ts`).
 *
 * @public
 */
export function lateText<const E extends Messages>(
  en: E,
  load: () => Promise<{ readonly default: Messages }>,
): Words<E> {
  const words = defineEnglish(en);
  late.set(words, load);
  return words;
}

/** Loads the French words of every table that the page has met so far. */
export async function loadFrench(): Promise<void> {
  while (late.size > 0) {
    await Promise.all(
      [...late].map(async ([words, load]) => {
        addFrench(words as Words, (await load()).default);
        late.delete(words);
      }),
    );
  }
}

export type Value = string | number;
type Values<M> = [Placeholders<M>] extends [never] ? [] : [values: Readonly<Record<Placeholders<M>, Value>>];

/** `t('key', { name: value })`: the sentence in the language it was made for. */
export interface Translate<E extends Messages> {
  <K extends keyof E & string>(key: K, ...values: Values<E[K]>): string;
  readonly language: Language;
  /** Is there such a key? For keys made from data, such as an error code. */
  has(key: string): key is keyof E & string;
}

const cached = <T>(make: (locale: string) => T): ((language: Language) => T) => {
  const made = new Map<Language, T>();
  return (language) => {
    let value = made.get(language);
    if (value === undefined) made.set(language, (value = make(localeOf[language])));
    return value;
  };
};
const pluralRules = cached((locale) => new Intl.PluralRules(locale));
const numberFormat = cached((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));

/** A number as readers of the language write it, at most two decimals. */
export function formatNumber(value: number, language: Language): string {
  return numberFormat(language).format(value);
}

/** French sets a no-break space before : ; ! ? % » and after «, so that no line begins with the sign. */
export const withFrenchSpaces = (text: string): string => text.replace(/ (?=[:;!?%»])|(?<=«) /g, '\u00a0');

/** Fills a message's placeholders; numbers are written as the language does, strings as they are. */
export function fill(message: Message, language: Language, values: Readonly<Record<string, unknown>> = {}): string {
  const pattern =
    typeof message === 'string'
      ? message
      : pluralRules(language).select(Number(values['count'])) === 'one'
        ? message.one
        : message.other;
  const spaced = language === 'fr' ? withFrenchSpaces(pattern) : pattern;
  return spaced.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (typeof value === 'number') return formatNumber(value, language);
    return value === undefined || value === null ? whole : String(value);
  });
}

export function translator<E extends Messages>(words: Words<E>, language: Language): Translate<E> {
  const table = words[language] as Messages;
  const translate = (key: string, values?: Readonly<Record<string, Value>>): string => {
    const message = table[key];
    if (message === undefined) throw new Error(`no message "${key}"`);
    return fill(message, language, values);
  };
  const has = (key: string) => Object.hasOwn(table, key);
  return Object.assign(translate, { language, has }) as unknown as Translate<E>;
}

const sizeUnits = { en: ['B', 'kB', 'MB', 'GB', 'TB'], fr: ['o', 'ko', 'Mo', 'Go', 'To'] } as const;

/** A size in bytes for people, in powers of 1000: `131 B`, `12.5 kB`; in French `131 o`. */
export function formatBytes(bytes: number, language: Language): string {
  const digitsOf = (amount: number, power: number): number => (power === 0 || amount >= 99.95 ? 0 : 1);
  let [amount, power] = [bytes, 0];
  while (power < 4 && Number(amount.toFixed(digitsOf(amount, power))) >= 1000)
    [amount, power] = [amount / 1000, power + 1];
  const format = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: digitsOf(amount, power) });
  return `${format.format(amount)}\u00a0${sizeUnits[language][power]}`;
}
