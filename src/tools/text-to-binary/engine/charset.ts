import { createSinglebyteDecoder } from '@exodus/bytes/single-byte.js';
import { once } from '#core/once.ts';
import type { Charset, CharsetName } from './charsets.ts';
import { ebcdic037, upper437 } from './code-pages.ts';
import { unicodeCharsets } from './unicode.ts';

const loadMultiByte = once(() => import('./multi-byte.ts'));

const allBytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
const missing = '\uFFFD';

/** A set of at most 256 characters, U+FFFD where a byte has none. */
function singleByte(characters: string): Charset {
  const bytes = new Map(Array.from(characters, (character, byte) => [character, Uint8Array.of(byte)] as const));
  bytes.delete(missing);
  const isMapped = (byte: number): boolean => byte < characters.length && characters[byte] !== missing;
  return {
    encode: (character) => bytes.get(character),
    decode: (source, replace) => {
      if (!replace && !source.every(isMapped)) return undefined;
      return Array.from(source, (byte) => characters[byte] ?? missing).join('');
    },
    faultIn: (source) => source.findIndex((byte) => !isMapped(byte)),
  };
}

const ascii = Array.from({ length: 128 }, (_, byte) => String.fromCharCode(byte)).join('');

const own: Readonly<Partial<Record<CharsetName, () => Charset>>> = {
  ...unicodeCharsets,
  ascii: () => singleByte(ascii),
  ibm437: () => singleByte(ascii + upper437),
  'ebcdic-037': () => singleByte(ebcdic037),
};

const multiByte: ReadonlySet<CharsetName> = new Set(['shift_jis', 'euc-jp', 'gbk', 'gb18030', 'big5', 'euc-kr']);

const made = new Map<CharsetName, Charset>();

async function make(name: CharsetName): Promise<Charset> {
  if (multiByte.has(name)) return (await loadMultiByte()).multiByte(name);
  return own[name]?.() ?? singleByte(createSinglebyteDecoder(name, true)(allBytes));
}

/** A character set; the East Asian ones bring tables of 84 kB along. */
export async function loadCharset(name: CharsetName): Promise<Charset> {
  const charset = made.get(name) ?? (await make(name));
  made.set(name, charset);
  return charset;
}
