import { encodeUtf8 } from '#lib/charset.ts';
import { loadNames, type Names } from '#lib/unicode/names.ts';
import { codePointLabel, loadProperties, type Properties } from '#lib/unicode/properties.ts';

/** What Unicode 17.0 says of a code point. */
export interface Character {
  readonly char: string;
  /** `U+00E9`. */
  readonly codePoint: string;
  /** The Name property, or a label such as `<control-0009>`. */
  readonly name: string;
  readonly aliases: readonly string[];
  /** `No_Block` where there is none. */
  readonly block: string;
  /** The short General_Category. */
  readonly category: string;
  readonly script: string;
  /** Bytes in hexadecimal: `C3 A9`. */
  readonly utf8: string;
  /** Units in hexadecimal: `D83D DE00`. */
  readonly utf16: string;
  readonly decimal: number;
}

export interface Database extends Properties {
  readonly names: Names;
}

/** Names and properties, unpacked once. */
export async function loadDatabase(): Promise<Database> {
  const [names, properties] = await Promise.all([loadNames(), loadProperties()]);
  return { ...properties, names };
}

const hex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0');

export function describe(point: number, { names, block, category, script }: Database): Character {
  const char = String.fromCodePoint(point);
  const general = category.of(point);
  return {
    char,
    codePoint: codePointLabel(point),
    name: names.of(point, general),
    aliases: names.aliases(point),
    block: block.of(point),
    category: general,
    script: script.of(point),
    utf8: Array.from(encodeUtf8(char), (byte) => hex(byte, 2)).join(' '),
    utf16: Array.from({ length: char.length }, (_, at) => hex(char.charCodeAt(at), 4)).join(' '),
    decimal: point,
  };
}
