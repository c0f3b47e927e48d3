import { encodeUtf8 } from '#lib/charset.ts';
import { codePointAt } from '#lib/code-point.ts';
import { countGraphemes, segments } from '#lib/segment.ts';
import { describe, loadDatabase, type Character } from './character.ts';

export interface InspectedCharacter extends Character {
  /** In UTF-16 units from 0. */
  readonly index: number;
  /** Its grapheme cluster (UAX 29), from 0. */
  readonly grapheme: number;
}

export interface NormalForm {
  readonly same: boolean;
  readonly text: string;
  readonly codePoints: number;
}

export interface Inspection {
  readonly codePoints: number;
  readonly utf16Units: number;
  /** A lone surrogate counts three. */
  readonly utf8Bytes: number;
  readonly graphemes: number;
  readonly truncated: boolean;
  readonly forms: Readonly<Record<'nfc' | 'nfd' | 'nfkc' | 'nfkd', NormalForm>>;
  readonly rows: readonly InspectedCharacter[];
}

export async function inspectText(text: string, limit: number): Promise<Inspection> {
  const database = await loadDatabase();
  const rows: InspectedCharacter[] = [];
  let grapheme = 0;
  for (const { index, segment } of segments(text, 'grapheme')) {
    let at = index;
    for (const char of segment) {
      if (rows.length === limit) break;
      rows.push({ index: at, grapheme, ...describe(codePointAt(char) ?? 0, database) });
      at += char.length;
    }
    if (rows.length === limit) break;
    grapheme++;
  }
  const codePoints = pointsIn(text);
  const form = (name: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): NormalForm => {
    const normal = text.normalize(name);
    return { same: normal === text, text: normal, codePoints: pointsIn(normal) };
  };
  return {
    codePoints,
    utf16Units: text.length,
    utf8Bytes: encodeUtf8(text).length,
    graphemes: countGraphemes(text).all,
    truncated: codePoints > limit,
    forms: { nfc: form('NFC'), nfd: form('NFD'), nfkc: form('NFKC'), nfkd: form('NFKD') },
    rows,
  };
}

/** Every pair of surrogates is one. */
function pointsIn(text: string): number {
  let count = text.length;
  for (let at = 1; at < text.length; at++) {
    const isPair = (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
    if (isPair) count--;
  }
  return count;
}
