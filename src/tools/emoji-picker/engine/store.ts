import { fold, wordsOf } from './fold.ts';

export const locales = ['en', 'fr'] as const;
export type Locale = (typeof locales)[number];

export const groups = [
  'smileys-emotion',
  'people-body',
  'component',
  'animals-nature',
  'food-drink',
  'travel-places',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;
export type Group = (typeof groups)[number];

/** An emoji, or a toned variant of one. */
export interface Emoji {
  readonly emoji: string;
  readonly name: string;
  /** Of Emoji, such as 0.6 or 15.1. */
  readonly version: number;
  readonly base: BaseEmoji;
}

/** What is common to an emoji and its toned variants; the rest is made ready for the search. */
export interface BaseEmoji extends Emoji {
  readonly group: Group;
  readonly tags: readonly string[];
  readonly shortcodes: readonly string[];
  readonly skins: readonly Emoji[];
  readonly folded: {
    readonly name: string;
    readonly words: readonly string[];
    readonly tags: readonly string[];
    readonly shortcodes: readonly string[];
  };
}

export interface Store {
  /** In the order of CLDR, without components. */
  readonly all: readonly BaseEmoji[];
  readonly byEmoji: ReadonlyMap<string, Emoji>;
  readonly byShortcode: ReadonlyMap<string, BaseEmoji>;
}

/**
 * As `scripts/data/emoji.mjs` writes it. A row holds emoji, name, tags, group, version, shortcodes and toned variants
 * between tabs, lists are joined by bars; a variant is emoji, name (or the number of the suffix to the base's) and version.
 */
interface Data {
  readonly suffixes: string;
  readonly rows: string;
}

/** People and programs leave U+FE0F out or put it where it does not belong. */
export const keyOf = (emoji: string): string => emoji.replaceAll('\u{fe0f}', '');

const listOf = (joined: string): string[] => (joined === '' ? [] : joined.split('|'));

function readRow(row: string, suffixes: readonly string[]): BaseEmoji {
  const [emoji = '', name = '', joinedTags = '', group, version, joinedShortcodes = '', skins = ''] = row.split('\t');
  const [tags, shortcodes] = [listOf(joinedTags), listOf(joinedShortcodes)];
  const folded = {
    name: fold(name),
    words: wordsOf(name),
    tags: tags.map(fold),
    shortcodes: shortcodes.map(fold),
  };
  const variants: Emoji[] = [];
  const base: BaseEmoji = {
    emoji,
    name,
    version: Number(version),
    group: groups[Number(group)] as Group,
    tags,
    shortcodes,
    skins: variants,
    folded,
    get base() {
      return base;
    },
  };
  for (const skin of listOf(skins)) {
    const [toned = '', suffix = '', since] = skin.split('~');
    const tonedName = /^\d+$/.test(suffix) ? `${name}${suffixes[Number(suffix)] ?? ''}` : suffix;
    variants.push({ emoji: toned, name: tonedName, version: Number(since), base });
  }
  return base;
}

function readStore(data: Data): Store {
  const suffixes = listOf(data.suffixes);
  const bases = data.rows.split('\n').map((row) => readRow(row, suffixes));
  return {
    all: bases.filter(({ group }) => group !== 'component'),
    byEmoji: new Map(bases.flatMap((base) => [base, ...base.skins]).map((one) => [keyOf(one.emoji), one])),
    byShortcode: new Map(bases.flatMap((base) => base.shortcodes.map((shortcode) => [shortcode, base]))),
  };
}

const files = {
  en: () => import('../data/en.json'),
  fr: () => import('../data/fr.json'),
} as const;
const stores = new Map<Locale, Promise<Store>>();

/** The emoji with the names of a language; 55 kB on the way, loaded once. */
export function loadStore(locale: Locale): Promise<Store> {
  let store = stores.get(locale);
  if (!store) {
    store = files[locale]().then(
      ({ default: data }) => readStore(data),
      (error: unknown) => {
        stores.delete(locale);
        throw error;
      },
    );
    stores.set(locale, store);
  }
  return store;
}
