import type { Inside } from './output.ts';

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const isCharacter = (point: number): boolean => point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);

/** XML 1.0, §4.1: the five entities and numeric references. */
function readXml({ text, index, out }: Inside): void {
  let end = 0;
  for (const found of text.matchAll(/&(?:#x([\da-f]+)|#(\d+)|([A-Za-z_][\w.-]*));/gi)) {
    const [sequence, hexadecimal, decimal, name] = found;
    const point = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    const character = name === undefined ? (isCharacter(point) ? String.fromCodePoint(point) : undefined) : named[name];
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
