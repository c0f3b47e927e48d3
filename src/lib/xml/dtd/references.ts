import type { Fault } from '../fault.ts';
import { isName } from './names.ts';

export type Version = '1.0' | '1.1';

const reference = /&([^;&<\s"']*)(;?)/g;
const characterReference = /^#(?:(\d+)|x([\dA-Fa-f]+))$/;

/** The code of the character that a reference names (`#160`, `#xA0`); `NaN` when it is not written like one. */
function codeOf(name: string): number {
  const [, decimal, hexadecimal = ''] = characterReference.exec(name) ?? [];
  return decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
}

/** Is it a character that a reference may name? (XML 1.0 and 1.1 §2.2, §4.1) */
function isCharacter(code: number, version: Version): boolean {
  if (code < 0x20 && version === '1.0') return code === 0x9 || code === 0xa || code === 0xd;
  return (code > 0 && code < 0xd800) || (code > 0xdfff && code < 0xfffe) || (code > 0xffff && code <= 0x10ffff);
}

/**
 * Calls `note` with every reference to an entity. The first fault: an ampersand that opens no reference,
 * or the number of no character.
 */
export function walkReferences(
  text: string,
  start: number,
  version: Version,
  note: (name: string, at: number) => void,
): Fault | undefined {
  for (const { 0: found, 1: name = '', 2: end, index } of text.matchAll(reference)) {
    const at = start + index;
    if (name.startsWith('#')) {
      if (end === '') return { at, reason: 'bare-ampersand', facts: { found } };
      if (!isCharacter(codeOf(name), version)) return { at, reason: 'bad-reference', facts: { found } };
    } else if (end === '' || !isName(name)) return { at, reason: 'bare-ampersand', facts: { found } };
    else note(name, at);
  }
  return undefined;
}

/** A text whose references to characters are replaced (XML 1.0 §4.5). */
export function withCharacters(text: string): string {
  return text.replace(/&(#\w+);/g, (_, name: string) => String.fromCodePoint(codeOf(name)));
}
