import type { Inside } from './output.ts';

const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
/** XML 1.0, §2.2. */
const isCharacter = (point: number): boolean =>
  [0x9, 0xa, 0xd].includes(point) ||
  (point >= 0x20 && point <= 0xd7ff) ||
  (point >= 0xe000 && point <= 0xfffd) ||
  (point >= 0x10000 && point <= 0x10ffff);

/** XML 1.0, §4.1: the five entities and numeric references. */
function readXml({ text, index, out }: Inside): void {
  let end = 0;
  for (const found of text.matchAll(/&(?:#x([\da-fA-F]+)|#(\d+)|(#?[\p{L}_:][\p{L}\p{M}\p{N}_.:-]*));/gu)) {
    const [sequence, hexadecimal, decimal, name] = found;
    const point = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    const character =
      name === undefined ? (isCharacter(point) ? String.fromCodePoint(point) : undefined) : named.get(name);
    if (character === undefined) throw out.fail('invalid-escape', index + found.index, { sequence });
    out.text(text.slice(end, found.index) + character);
    end = found.index + sequence.length;
  }
  out.text(text.slice(end));
}

/** The references of HTML as a browser reads them in text, or those of XML. */
export async function readMarkup(inside: Inside, target: 'html' | 'xml'): Promise<void> {
  if (target === 'xml') return readXml(inside);
  const { decodeHTML } = await import('entities');
  inside.out.text(decodeHTML(inside.text));
}
