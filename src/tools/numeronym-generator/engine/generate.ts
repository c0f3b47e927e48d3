import { ToolError } from '#core/operation.ts';
import { joined, lettersOf, shorten, word, type Shortened } from './shorten.ts';

export interface GenerateInput {
  readonly text: string;
  readonly unit: 'words' | 'lines';
  readonly minLength: number;
  readonly letterCase: 'keep' | 'lower' | 'upper';
}

const cases: Readonly<Record<GenerateInput['letterCase'], (text: string) => string>> = {
  keep: (text) => text,
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
};

export function generateText({ text, unit, minLength, letterCase }: GenerateInput): string {
  const write = cases[letterCase];
  const shortened = (part: string): string => {
    const found = shorten(part, minLength);
    return found ? write(joined(found)) : part;
  };
  if (unit === 'words') return text.replace(word, shortened);
  return text.replace(/[^\r\n]+/g, (line) => (/\p{L}/u.test(line) ? shortened(lettersOf(line)) : line));
}

export interface Row {
  readonly word: string;
  readonly numeronym: string;
  /** In grapheme clusters. */
  readonly length: number;
  /** The other words with the same numeronym, case aside. */
  readonly clashes: readonly string[];
}

const mostClashes = 5_000_000;

/** Error: `invalid-input` where all clashes together are too many. */
export function tableOf(text: string, minLength: number): Row[] {
  const found = new Map<string, Shortened>();
  const sharing = new Map<string, string[]>();
  const keyOf = (parts: Shortened): string => joined(parts).toLowerCase();
  for (const [written] of text.matchAll(word)) {
    const parts = found.has(written) ? undefined : shorten(written, minLength);
    if (!parts) continue;
    found.set(written, parts);
    const others = sharing.get(keyOf(parts));
    if (others) others.push(written);
    else sharing.set(keyOf(parts), [written]);
  }
  let clashes = 0;
  for (const { length } of sharing.values()) clashes += length * (length - 1);
  if (clashes > mostClashes) {
    const expected = `text with at most ${mostClashes} clashes`;
    throw new ToolError('invalid-input', {
      field: 'text',
      problem: 'too-big',
      reason: 'clashes',
      expected,
      max: mostClashes,
    });
  }
  return Array.from(found, ([written, parts]) => ({
    word: written,
    numeronym: joined(parts),
    length: parts.between + 2,
    clashes: (sharing.get(keyOf(parts)) ?? []).filter((other) => other !== written),
  }));
}
