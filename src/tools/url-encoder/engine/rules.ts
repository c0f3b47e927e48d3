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
