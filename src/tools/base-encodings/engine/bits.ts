import { ToolError } from '#core/operation.ts';
import { meanings, pad } from '#lib/alphabet.ts';
import { asciiText, encodeUtf8 } from '#lib/charset.ts';
import { readDigits, type Codec, type Digits } from './codec.ts';

interface BitsFormat {
  readonly alphabet: string;
  /** Bits of a digit, and digits of a group of whole bytes. */
  readonly bits: 4 | 5 | 6;
  readonly anyCase?: boolean;
  /** `=` may fill the last group; `written`: it does unless told not to. */
  readonly padding?: 'written' | 'read';
  /** Other characters: what they mean when reading leniently, and which are ignored. */
  readonly lenient?: Readonly<Record<string, number>>;
  readonly ignored?: string;
  /** Lower case may be asked for. */
  readonly lowers?: boolean;
}

const groups = { 4: 2, 5: 8, 6: 4 } as const;

function otherCase(alphabet: string): Record<string, number> {
  const entries = Array.from(alphabet, (letter, value): [string, number][] => [
    [letter.toLowerCase(), value],
    [letter.toUpperCase(), value],
  ]);
  return Object.fromEntries(entries.flat());
}

/** A code of which every digit is some bits: RFC 4648 and its kin. */
export function bitsCodec(format: BitsFormat): Codec {
  const { alphabet, bits, anyCase = false, padding, lenient = {}, ignored = '', lowers = false } = format;
  const group = groups[bits];
  const more = { ...(anyCase && otherCase(alphabet)), ...(padding && { '=': pad }) };
  const strictly = meanings(alphabet, ignored, more);
  const leniently = meanings(alphabet, ignored, { ...more, ...lenient });
  const upper = encodeUtf8(alphabet);
  const lower = encodeUtf8(alphabet.toLowerCase());
  return {
    write: (bytes, options) => {
      const digits = Math.ceil((bytes.length * 8) / bits);
      const isPadded = padding === 'written' && options.padding;
      const codes = new Uint8Array(isPadded ? Math.ceil(digits / group) * group : digits).fill(0x3d);
      fill(codes, bytes, bits, lowers && options.lowercase ? lower : upper);
      return asciiText(codes);
    },
    read: (text, strict) => {
      const digits = readDigits(text, strict ? strictly : leniently);
      checkLength(digits, bits, group, strict && padding === 'written');
      return joined(digits, bits, strict);
    },
  };
}

function fill(codes: Uint8Array, bytes: Uint8Array, bits: number, alphabet: Uint8Array): void {
  const mask = 2 ** bits - 1;
  let [buffer, held, at] = [0, 0, 0];
  for (const byte of bytes) {
    buffer = ((buffer << 8) | byte) & 0xfff;
    for (held += 8; held >= bits; held -= bits) codes[at++] = alphabet[(buffer >> (held - bits)) & mask] as number;
  }
  if (held > 0) codes[at] = alphabet[(buffer << (bits - held)) & mask] as number;
}

function checkLength({ values, pads, padIndex }: Digits, bits: number, group: number, padded: boolean): void {
  const { length } = values;
  // Digits that no byte needs: 1, 3 and 6 of 8 for 5 bits.
  if ((length * bits) % 8 >= bits) {
    throw new ToolError('invalid-length', { length, ...(group === 2 && { multiple: 2 }) });
  }
  const expected = (group - (length % group)) % group;
  if ((pads > 0 || padded) && pads !== expected) {
    throw new ToolError('invalid-padding', { position: padIndex + 1, ...(pads === 0 && { reason: 'missing', group }) });
  }
}

function joined({ values, indexOf }: Digits, bits: number, strict: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array((values.length * bits) >> 3);
  let [buffer, held, at] = [0, 0, 0];
  for (const value of values) {
    buffer = ((buffer << bits) | value) & 0xfff;
    held += bits;
    if (held >= 8) bytes[at++] = buffer >> (held -= 8);
  }
  if (strict && (buffer & (2 ** held - 1)) !== 0) {
    throw new ToolError('trailing-bits', { position: indexOf(values.length - 1) + 1 });
  }
  return bytes;
}
