import { meanings, space } from '#lib/alphabet.ts';

const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Both alphabets of RFC 4648; white space is skipped. */
const values = meanings(`${alphanumeric}+/`, '', { '-': 62, _: 63 });

export const isDigit = (code: number): boolean => (values[code] ?? -1) >= 0;

/** The bytes of the whole groups of four digits at the start of a text, and how much of it they and white space are. */
export function joinGroups(text: Uint8Array): { readonly bytes: Uint8Array<ArrayBuffer>; readonly read: number } {
  const bytes = new Uint8Array((text.length >> 2) * 3);
  let [size, group, digits, read] = [0, 0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const value = values[text[at] as number] ?? -1;
    if (value >= 0) {
      group = (group << 6) | value;
      if (++digits === 4) {
        bytes[size++] = group >> 16;
        bytes[size++] = group >> 8;
        bytes[size++] = group;
        group = digits = 0;
        read = at + 1;
      }
    } else if (value !== space) {
      break;
    } else if (digits === 0) {
      read = at + 1;
    }
  }
  return { bytes: bytes.subarray(0, size), read };
}
