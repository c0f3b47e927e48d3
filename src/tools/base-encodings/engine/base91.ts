import { meanings } from '#lib/alphabet.ts';
import { asciiText } from '#lib/charset.ts';
import { readDigits, type Codec } from './codec.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%&()*+,./:;<=>?@[]^_`{|}~"';
const table = meanings(alphabet);
/** Pairs of digits have 91² values: 13 bits, and 14 where the 13 are among the lowest. */
const wide = 88;

/** basE91 of Joachim Henke: two digits for 13 or 14 bits, the lowest bits first. */
export const base91: Codec = {
  write: (bytes) => {
    const codes = new Uint8Array(Math.ceil((bytes.length * 16) / 13) + 2);
    let [buffer, held, at] = [0, 0, 0];
    const put = (value: number): void => {
      codes[at++] = alphabet.charCodeAt(value % 91);
      codes[at++] = alphabet.charCodeAt(Math.floor(value / 91));
    };
    for (const byte of bytes) {
      buffer |= byte << held;
      held += 8;
      if (held <= 13) continue;
      const bits = (buffer & 0x1fff) > wide ? 13 : 14;
      put(buffer & (2 ** bits - 1));
      buffer >>= bits;
      held -= bits;
    }
    if (held > 0) {
      put(buffer);
      if (held <= 7 && buffer < 91) at--;
    }
    return asciiText(codes.subarray(0, at));
  },
  read: (text) => {
    const { values } = readDigits(text, table);
    const bytes = new Uint8Array(Math.ceil((values.length * 14) / 16) + 1);
    let [buffer, held, at] = [0, 0, 0];
    for (let from = 0; from + 1 < values.length; from += 2) {
      const value = (values[from] as number) + 91 * (values[from + 1] as number);
      buffer |= value << held;
      held += (value & 0x1fff) > wide ? 13 : 14;
      for (; held >= 8; held -= 8) {
        bytes[at++] = buffer;
        buffer >>= 8;
      }
    }
    if (values.length % 2 === 1) bytes[at++] = buffer | ((values.at(-1) as number) << held);
    return bytes.slice(0, at);
  },
};
