import { ToolError } from '#core/operation.ts';
import { meanings } from '#lib/alphabet.ts';
import { asciiText } from '#lib/charset.ts';
import { badCharacter, readDigits, type Codec, type Digits } from './codec.ts';

/** Five digits for four bytes; an incomplete group of n bytes has n + 1 digits. */
function writeGroups(bytes: Uint8Array, alphabet: string): Uint8Array {
  const codes = new Uint8Array(Math.ceil((bytes.length * 5) / 4));
  const group = [0, 0, 0, 0, 0];
  for (let from = 0, to = 0; from < bytes.length; from += 4, to += 5) {
    let value = 0;
    for (let place = 0; place < 4; place++) value = value * 256 + (bytes[from + place] ?? 0);
    for (let place = 4; place >= 0; place--) {
      group[place] = alphabet.charCodeAt(value % 85);
      value = Math.floor(value / 85);
    }
    codes.set(group.slice(0, Math.min(5, codes.length - to)), to);
  }
  return codes;
}

/** @throws ToolError `invalid-length` { length }, `overflow` { position of the group } */
function readGroups({ values, indexOf }: Digits): Uint8Array<ArrayBuffer> {
  const { length } = values;
  if (length % 5 === 1) throw new ToolError('invalid-length', { length });
  const bytes = new Uint8Array(Math.floor((length * 4) / 5));
  for (let from = 0, to = 0; from < length; from += 5, to += 4) {
    let value = 0;
    // What is missing of the last group is its highest digits.
    for (let place = 0; place < 5; place++) value = value * 85 + (values[from + place] ?? 84);
    if (value > 0xffff_ffff) throw new ToolError('overflow', { position: indexOf(from) + 1 });
    for (let place = 0; place < 4 && to + place < bytes.length; place++) bytes[to + place] = value >>> (24 - 8 * place);
  }
  return bytes;
}

/** ZeroMQ RFC 32 with `whole`, which takes whole groups only; else the alphabet of RFC 1924 as git and Python use it. */
export function base85Codec(alphabet: string, whole: boolean): Codec {
  const table = meanings(alphabet);
  return {
    write: (bytes) => {
      const { length } = bytes;
      if (whole && length % 4 !== 0) throw new ToolError('invalid-length', { reason: 'encode', length, multiple: 4 });
      return asciiText(writeGroups(bytes, alphabet));
    },
    read: (text) => {
      const digits = readDigits(text, table);
      const { length } = digits.values;
      if (whole && length % 5 !== 0) throw new ToolError('invalid-length', { length, multiple: 5 });
      return readGroups(digits);
    },
  };
}

const digits85 = Array.from({ length: 85 }, (_, value) => String.fromCharCode(33 + value)).join('');
const table85 = meanings(digits85);
const opening = /^\s*<\s*~/;
const closing = /~\s*>\s*$/;

/** Adobe's Ascii85: `z` for a whole group of zeros, optionally between `<~` and `~>`. */
export const ascii85: Codec = {
  write: (bytes, { frame }) => {
    const body = asciiText(writeGroups(bytes, digits85));
    const whole = body.length - (body.length % 5);
    let short = '';
    for (let from = 0; from < whole; from += 5) {
      const group = body.slice(from, from + 5);
      short += group === '!!!!!' ? 'z' : group;
    }
    short += body.slice(whole);
    return frame ? `<~${short}~>` : short;
  },
  read: (text) => {
    const start = opening.exec(text)?.[0].length ?? 0;
    const end = text.length - (closing.exec(text.slice(start))?.[0].length ?? 0);
    return readGroups(expanded(text, start, end));
  },
};

/** The digits between two indexes, with every `z` written out. */
function expanded(text: string, start: number, end: number): Digits {
  const values = new Uint8Array(5 * (end - start));
  let size = 0;
  const indexes: number[] = [];
  for (let index = start; index < end; index++) {
    const character = text.charAt(index);
    if (/\s/.test(character)) continue;
    if (size % 5 === 0) indexes.push(index);
    if (character === 'z' && size % 5 === 0) {
      size += 5;
      continue;
    }
    const value = table85[character.charCodeAt(0)] ?? -1;
    if (value < 0) throw badCharacter(text, index);
    values[size++] = value;
  }
  return {
    values: values.subarray(0, size),
    pads: 0,
    padIndex: end,
    indexOf: (digit) => indexes[Math.floor(digit / 5)] ?? end,
  };
}
