import { md5 } from '@noble/hashes/legacy.js';
import { encodeUtf8 } from '#lib/charset.ts';

export const cryptAlphabet = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const magic = '$apr1$';
const rounds = 1000;
/** Where the bytes of the digest go, three at a time; the last one stands alone. */
const order = [0, 6, 12, 1, 7, 13, 2, 8, 14, 3, 9, 15, 4, 10, 5] as const;

/** Apache's variant of MD5-crypt, `apr_md5_encode` of apr-util: `$apr1$<salt>$<22 characters>`. */
export function apr1(password: string, salt: string): string {
  const key = encodeUtf8(password);
  const salted = encodeUtf8(salt);
  const inner = md5.create().update(key).update(salted).update(key).digest();
  const first = md5.create().update(key).update(encodeUtf8(magic)).update(salted);
  for (let left = key.length; left > 0; left -= 16) first.update(inner.subarray(0, Math.min(left, 16)));
  for (let bits = key.length; bits > 0; bits = Math.floor(bits / 2))
    first.update(bits % 2 === 1 ? Uint8Array.of(0) : key.subarray(0, 1));
  let digest: Uint8Array = first.digest();
  for (let round = 0; round < rounds; round++) {
    const isOdd = round % 2 === 1;
    const next = md5.create().update(isOdd ? key : digest);
    if (round % 3 !== 0) next.update(salted);
    if (round % 7 !== 0) next.update(key);
    digest = next.update(isOdd ? digest : key).digest();
  }
  return `${magic}${salt}$${inCryptAlphabet(digest)}`;
}

/** 22 characters, six bits each, the lowest first. */
function inCryptAlphabet(digest: Uint8Array): string {
  const at = (index: number): number => digest[index] ?? 0;
  const characters = (value: number, count: number): string =>
    Array.from({ length: count }, (_, index) => cryptAlphabet[(value >> (6 * index)) & 63]).join('');
  let text = '';
  for (let index = 0; index < order.length; index += 3) {
    const [high = 0, middle = 0, low = 0] = order.slice(index, index + 3);
    text += characters((at(high) << 16) | (at(middle) << 8) | at(low), 4);
  }
  return text + characters(at(11), 2);
}
