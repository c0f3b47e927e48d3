import { ToolError } from '#core/operation.ts';
import { bad, space } from '#lib/alphabet.ts';
import { asciiText } from '#lib/charset.ts';
import { badCharacter, type Codec } from './codec.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const table = new Int8Array(128).fill(bad);
for (const lineBreak of '\r\n\t') table[lineBreak.charCodeAt(0)] = space;
for (let value = 0; value < alphabet.length; value++) {
  table[alphabet.charCodeAt(value)] = value;
  table[alphabet.charAt(value).toLowerCase().charCodeAt(0)] = value;
}

/** RFC 9285: three digits for two bytes, two for the last one; the space is a digit. */
export const base45: Codec = {
  write: (bytes) => {
    const codes = new Uint8Array(Math.ceil((bytes.length * 3) / 2));
    for (let from = 0, to = 0; from < bytes.length; from += 2, to += 3) {
      const isPair = from + 1 < bytes.length;
      const value = isPair ? (bytes[from] as number) * 256 + (bytes[from + 1] as number) : (bytes[from] as number);
      codes[to] = alphabet.charCodeAt(value % 45);
      codes[to + 1] = alphabet.charCodeAt(Math.floor(value / 45) % 45);
      if (isPair) codes[to + 2] = alphabet.charCodeAt(Math.floor(value / 2025));
    }
    return asciiText(codes);
  },
  read: (text) => {
    const values: number[] = [];
    const indexes: number[] = [];
    for (let index = 0; index < text.length; index++) {
      const value = table[text.charCodeAt(index)] ?? bad;
      if (value === space) continue;
      if (value === bad) throw badCharacter(text, index);
      values.push(value);
      indexes.push(index);
    }
    const { length } = values;
    if (length % 3 === 1) throw new ToolError('invalid-length', { length });
    const bytes = new Uint8Array(Math.floor((length * 2) / 3));
    for (let from = 0, to = 0; from < length; from += 3, to += 2) {
      const isPair = from + 2 < length;
      const [low = 0, middle = 0, high = 0] = values.slice(from, from + 3);
      const value = low + 45 * middle + (isPair ? 2025 * high : 0);
      if (value > (isPair ? 0xffff : 0xff)) throw new ToolError('overflow', { position: (indexes[from] ?? 0) + 1 });
      if (isPair) bytes[to] = value >> 8;
      bytes[isPair ? to + 1 : to] = value;
    }
    return bytes;
  },
};
