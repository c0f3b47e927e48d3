export const classes = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;
export type Class = (typeof classes)[number];
export const types = ['HTTP', 'WebDav'] as const;

export interface Bilingual {
  readonly en: string;
  readonly fr: string;
}

interface Common {
  readonly code: number;
  /** The reason phrase of RFC 9110, or of the code's own RFC. */
  readonly name: string;
  readonly type: (typeof types)[number];
  readonly description: Bilingual;
}

export interface StandardEntry extends Common {
  readonly category: Class;
  readonly rfc: string;
  readonly section: string;
  readonly url: string;
  readonly status: 'standard' | 'experimental' | 'deprecated' | 'unused';
  /** Cacheable without explicit headers (RFC 9110 §15.1). */
  readonly cacheable: boolean;
  /** Names it had before. */
  readonly aliases: readonly string[];
  readonly headers: readonly string[];
  /** Further references. */
  readonly also: readonly string[];
  readonly label: Bilingual;
}

export interface UnofficialEntry extends Common {
  /** A class, or `9xx`. */
  readonly category: string;
  readonly vendor: string;
  readonly status: 'unofficial';
}

export type Entry = StandardEntry | UnofficialEntry;

export interface Category {
  readonly id: Class;
  readonly name: Bilingual;
  readonly description: Bilingual;
}

interface Data {
  readonly categories: readonly Category[];
  readonly codes: readonly StandardEntry[];
  readonly unofficial: readonly UnofficialEntry[];
}

let data: Promise<Data> | undefined;

const load = (): Promise<Data> => (data ??= import('../data.json').then((module) => module.default as Data));

let entries: Promise<readonly Entry[]> | undefined;

/** All entries by code, the unofficial ones among them. */
export function loadEntries(): Promise<readonly Entry[]> {
  entries ??= load().then(({ codes, unofficial }) => [...codes, ...unofficial].toSorted((a, b) => a.code - b.code));
  return entries;
}

/** The five classes with their names and descriptions. */
export const loadCategories = async (): Promise<readonly Category[]> => (await load()).categories;
