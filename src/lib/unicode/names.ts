import { once } from '#core/once.ts';

const loadNamesJson = once(() => import('./data/names.json'));

/** Names of Unicode 17.0: those of the Character Database, and those that follow from the number (§4.8). */
export interface Names {
  /** Code points with a name of their own, in order. */
  readonly points: readonly number[];
  /** The Name property, or a label such as `<control-0009>`; the general category decides which. */
  of(point: number, category: string): string;
  /** The own name, if there is one that does not follow from the number. */
  own(point: number): string | undefined;
  /** Of NameAliases.txt: corrections, controls, alternates, figments, abbreviations. */
  aliases(point: number): readonly string[];
  /** Code points with aliases, in order. */
  readonly aliased: readonly number[];
}

const hex = (point: number): string => point.toString(16).toUpperCase().padStart(4, '0');

/** Ranges of names made of a prefix and the number, rule NR2 (table 4-8). */
const numbered: readonly (readonly [prefix: string, ranges: string])[] = [
  [
    'CJK UNIFIED IDEOGRAPH-',
    '3400-4DBF 4E00-9FFF 20000-2A6DF 2A700-2B81D 2B820-2CEAD 2CEB0-2EBE0 2EBF0-2EE5D 30000-3134A 31350-33479',
  ],
  ['EGYPTIAN HIEROGLYPH-', '13460-143FA'],
  ['TANGUT IDEOGRAPH-', '17000-187FF 18D00-18D1E'],
  ['KHITAN SMALL SCRIPT CHARACTER-', '18B00-18CD5 18CFF-18CFF'],
  ['NUSHU CHARACTER-', '1B170-1B2FB'],
  ['CJK COMPATIBILITY IDEOGRAPH-', 'F900-FA6D FA70-FAD9 2F800-2FA1D'],
];

const ranges = numbered.flatMap(([prefix, list]) =>
  list.split(' ').map((range) => {
    const [first = 0, last = 0] = range.split('-').map((end) => Number.parseInt(end, 16));
    return { prefix, first, last };
  }),
);

/** Short names of the jamo (Jamo.txt): leading, vowel, trailing. */
const jamo = [
  'G GG N D DD R M B BB S SS  J JJ C K T P H',
  'A AE YA YAE EO E YEO YE O WA WAE OE YO U WEO WE WI YU EU YI I',
  ' G GG GS N NJ NH D L LG LM LB LS LT LP LH M B BS S SS NG J C K T P H',
].map((row) => row.split(' '));

/** Rule NR1 (§3.12): the jamo of a syllable, by its place. */
function syllable(point: number): string {
  const at = point - 0xac00;
  const parts = [Math.floor(at / 588), Math.floor((at % 588) / 28), at % 28];
  return `HANGUL SYLLABLE ${parts.map((part, row) => jamo[row]?.[part] ?? '').join('')}`;
}

function byRule(point: number): string | undefined {
  if (point >= 0xac00 && point <= 0xd7a3) return syllable(point);
  const range = ranges.find(({ first, last }) => point >= first && point <= last);
  return range && `${range.prefix}${hex(point)}`;
}

const kinds: Readonly<Record<string, string>> = { Cc: 'control', Co: 'private-use', Cs: 'surrogate', Cn: 'reserved' };

function label(point: number, category: string): string {
  const isNoncharacter = (point >= 0xfdd0 && point <= 0xfdef) || (point & 0xfffe) === 0xfffe;
  const kind = isNoncharacter ? 'noncharacter' : (kinds[category] ?? 'reserved');
  return `<${kind}-${hex(point)}>`;
}

/** As `scripts/data/unicode.mjs` writes it: `gap.length` spans, and names as shared words of the one before and the rest. */
function unpack(spans: string, lines: string): Map<number, string> {
  const names = new Map<number, string>();
  const rows = lines.split('\n');
  let words: string[] = [];
  let point = 0;
  let row = 0;
  for (const span of spans.split(',')) {
    const [gap = 0, length = 0] = span.split('.').map((part) => Number.parseInt(part, 36));
    point += gap;
    for (let step = 0; step < length; step++) {
      const line = rows[row++] ?? '';
      const rest = line.slice(1);
      words = words.slice(0, Number(line[0]));
      if (rest !== '') words.push(...rest.split(' '));
      names.set(point++, words.join(' '));
    }
  }
  return names;
}

async function load(): Promise<Names> {
  const { default: data } = await loadNamesJson();
  const names = unpack(data.spans, data.names);
  const aliases = new Map(
    data.aliases.split('\n').map((line) => {
      const [point = '', list = ''] = line.split('=');
      return [Number.parseInt(point, 36), list.split('|')] as const;
    }),
  );
  return {
    points: [...names.keys()],
    of: (point, category) => names.get(point) ?? byRule(point) ?? label(point, category),
    own: (point) => names.get(point),
    aliases: (point) => aliases.get(point) ?? [],
    aliased: [...aliases.keys()],
  };
}

let loading: Promise<Names> | undefined;

/** All names, unpacked once; 116 kB gzip. */
export function loadNames(): Promise<Names> {
  loading ??= load();
  return loading;
}
