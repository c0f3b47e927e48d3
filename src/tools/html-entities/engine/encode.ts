import { once } from '#core/once.ts';
import { codePointAt } from '#lib/code-point.ts';
import type { Format, Level } from '../engine.ts';

const loadNames = once(() => import('./names.ts'));

interface EncodeInput {
  readonly text: string;
  readonly level: Level;
  readonly format: Format;
}

/** By code point; never U+0000, U+0080 to U+009F and surrogates, which no reference gives back. */
const escapable: Readonly<Record<Level, RegExp>> = {
  text: /[&<>]/g,
  special: /[&<>"']/g,
  'non-ascii': /[&<>"'\u{A0}-\u{D7FF}\u{E000}-\u{10FFFF}]/gu,
  // oxlint-disable-next-line no-control-regex -- control characters are characters too
  all: /[\u{1}-\u{7F}\u{A0}-\u{D7FF}\u{E000}-\u{10FFFF}]/gu,
};

/** `&apos;` is unknown to HTML 4 and to some mail clients. */
const basic = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

export const decimalOf = (character: string): string => `&#${codePointAt(character)};`;
export const hexOf = (character: string): string => `&#x${codePointAt(character)?.toString(16).toUpperCase()};`;

export async function encodeText({ text, level, format }: EncodeInput): Promise<string> {
  const write = format === 'decimal' ? decimalOf : format === 'hex' ? hexOf : await named(level);
  const known = new Map<string, string>();
  return text.replace(escapable[level], (character) => {
    const before = known.get(character);
    if (before !== undefined) return before;
    const reference = write(character);
    known.set(character, reference);
    return reference;
  });
}

async function named(level: Level): Promise<(character: string) => string> {
  if (level === 'text' || level === 'special') return (character) => basic.get(character) as string;
  const { namesOf } = await loadNames();
  return (character) => {
    const name = namesOf.get(character)?.[0];
    return basic.get(character) ?? (name === undefined ? hexOf(character) : `&${name};`);
  };
}
