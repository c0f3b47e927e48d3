const signs: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\' };

/** An option with what people type for characters of no key: `\n`, `\r`, `\t` and `\\`; any other backslash stays. */
export function readTypedEscapes(typed: string): string {
  return typed.replace(/\\([nrt\\])/g, (_, sign: string) => signs[sign] ?? '');
}
