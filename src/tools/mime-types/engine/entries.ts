import db from 'mime-db/db.json';

export type Source = 'iana' | 'apache' | 'nginx' | 'mime-db' | 'supplement';

export interface Entry {
  readonly type: string;
  readonly source: Source;
  readonly charset: string | null;
  readonly compressible: boolean | null;
  /** The preferred one first. */
  readonly extensions: readonly string[];
}

/** Extensions that developers meet and that the table lacks; the types are registered where the source is IANA. */
const supplement: readonly (readonly [type: string, source: Source, ...extensions: string[]])[] = [
  // RFC 9512
  ['application/yaml', 'iana', 'yaml', 'yml'],
  ['application/vnd.apache.parquet', 'iana', 'parquet'],
  ['application/vnd.sqlite3', 'iana', 'sqlite'],
  ['application/zstd', 'iana', 'zst'],
  ['application/gzip', 'iana', 'tgz'],
  ['application/pkcs10', 'iana', 'csr'],
  ['text/x-python', 'supplement', 'py'],
  ['text/x-go', 'supplement', 'go'],
  ['text/x-rust', 'supplement', 'rs'],
  ['text/x-typescript', 'supplement', 'ts', 'tsx'],
  ['text/x-kotlin', 'supplement', 'kt'],
  ['text/x-swift', 'supplement', 'swift'],
  ['text/x-ruby', 'supplement', 'rb'],
  ['text/x-csharp', 'supplement', 'cs'],
  ['text/x-powershell', 'supplement', 'ps1'],
  ['text/x-vue', 'supplement', 'vue'],
  ['text/x-svelte', 'supplement', 'svelte'],
  ['application/jsonc', 'supplement', 'jsonc'],
  ['application/x-ndjson', 'supplement', 'jsonl', 'ndjson'],
  ['text/x-protobuf', 'supplement', 'proto'],
  ['application/graphql', 'supplement', 'graphql', 'gql'],
  ['text/x-bibtex', 'supplement', 'bib'],
  ['text/asciidoc', 'supplement', 'adoc'],
];

interface Given {
  readonly source?: string;
  readonly charset?: string;
  readonly compressible?: boolean;
  readonly extensions?: readonly string[];
}

function load(): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const [type, given] of Object.entries(db as Readonly<Record<string, Given>>)) {
    const { source = 'mime-db', charset = null, compressible = null, extensions = [] } = given;
    found.set(type, { type, source: source as Source, charset, compressible, extensions });
  }
  for (const [type, source, ...more] of supplement) {
    const before = found.get(type) ?? { type, source, charset: null, compressible: null, extensions: [] };
    found.set(type, { ...before, extensions: [...before.extensions, ...more] });
  }
  return found;
}

const facets: Readonly<Record<string, number>> = { 'vnd.': 400, 'x.': 300, 'x-': 200, 'prs.': 100 };
const sources: Readonly<Record<Source, number>> = { iana: 40, 'mime-db': 30, supplement: 30, apache: 20, nginx: 10 };
const topLevels: Readonly<Record<string, number>> = { video: 3, audio: 2, font: 2, application: 1 };

/** How much a type is to be preferred: the formula of mime-score 1. */
export function scoreOf({ type, source }: Pick<Entry, 'type' | 'source'>): number {
  if (type === 'application/octet-stream') return 0;
  const [top = '', subtype = ''] = type.split('/');
  const facet = facets[subtype.replace(/(\.|x-).*/, '$1')] ?? 900;
  return facet + sources[source] + (topLevels[top] ?? 0) + 1 - type.length / 100;
}

const byScore = (a: Entry, b: Entry): number => scoreOf(b) - scoreOf(a) || (a.type < b.type ? -1 : 1);

export const entries: ReadonlyMap<string, Entry> = load();

/** All types, the ones to be preferred first. */
export const ranked: readonly Entry[] = [...entries.values()].sort(byScore);

function invert(): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of ranked) {
    for (const extension of entry.extensions) {
      const types = found.get(extension);
      if (types) types.push(entry);
      else found.set(extension, [entry]);
    }
  }
  return found;
}

/** The types of an extension, best first. */
export const byExtension = invert();
