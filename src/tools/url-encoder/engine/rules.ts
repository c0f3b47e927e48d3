/** The rule sets of encoding; the order is that of the screen. */
export const encodeModes = ['component', 'rfc3986', 'uri', 'form', 'all'] as const;
export type EncodeMode = (typeof encodeModes)[number];

const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** What each rule set leaves as it is, besides letters and digits. */
export const marksLeft: Readonly<Record<Exclude<EncodeMode, 'all'>, string>> = {
  // ECMAScript 2025, 19.2.6.4
  component: "-_.!~*'()",
  // RFC 3986, section 2.3
  rfc3986: '-._~',
  // ECMAScript 2025, 19.2.6.3, and the brackets of an IPv6 address
  uri: "-_.!~*'();,/?:@&=+$#[]",
  // URL Standard, application/x-www-form-urlencoded percent-encode set
  form: '*-._',
};

/** By ASCII code: 1 for a character that stays. */
export function leftAlone(mode: EncodeMode): Uint8Array {
  const table = new Uint8Array(128);
  if (mode === 'all') return table;
  for (const character of alphanumeric + marksLeft[mode]) table[character.charCodeAt(0)] = 1;
  return table;
}

/** What `decodeURI` leaves encoded: ECMAScript 2025, 19.2.6.1. */
export const reserved = new Set([...';/?:@&=+$,#'].map((character) => character.charCodeAt(0)));

/** 0 to 15, or -1. */
export function hexValue(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const lower = code | 32;
  return lower >= 97 && lower <= 102 ? lower - 87 : -1;
}

/** The byte that `%XX` at `index` stands for, or -1. */
export function tripletAt(text: string, index: number): number {
  if (text.charCodeAt(index) !== 0x25) return -1;
  const high = hexValue(text.charCodeAt(index + 1));
  const low = hexValue(text.charCodeAt(index + 2));
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

/** The bytes of the triplets that follow one another from `index` on. */
export function runAt(text: string, index: number): number[] {
  const bytes: number[] = [];
  for (let at = index; ; at += 3) {
    const byte = tripletAt(text, at);
    if (byte < 0) return bytes;
    bytes.push(byte);
  }
}
