const ansiEscape = /\\(?:([0-7]{1,3})|x([0-9A-Fa-f]{1,2})|u([0-9A-Fa-f]{1,4})|U([0-9A-Fa-f]{1,8})|([^]))/g;
const ansiCharacters: Readonly<Record<string, string>> = {
  a: '\u0007',
  b: '\b',
  e: '\u001b',
  E: '\u001b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** What stands between `$'` and `'`: ANSI-C quoting, as Bash reads it. */
export function readAnsi(text: string): string {
  return text.replace(ansiEscape, (_, octal?: string, hex?: string, short?: string, long?: string, other = '') => {
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
    const digits = hex ?? short ?? long;
    if (digits === undefined) return ansiCharacters[other] ?? (/['"\\?]/.test(other) ? other : `\\${other}`);
    const point = Number.parseInt(digits, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd';
  });
}
