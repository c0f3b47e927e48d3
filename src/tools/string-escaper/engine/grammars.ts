import type { Grammar } from './grammar.ts';
import type { Target } from './targets.ts';

const letters: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  E: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  s: ' ',
  t: '\t',
  v: '\v',
  Z: '\x1a',
};
/** `n` stands for what the languages mean by it, a sign for itself. */
const short = (names: string): Record<string, string> =>
  Object.fromEntries([...names].map((name) => [name, letters[name] ?? name]));

const character = (min: number, max: number, most = 0x10ffff) => ({ min, max, most, kind: 'character' }) as const;
const byte = (min: number, max: number) => ({ min, max, most: 0xff, kind: 'byte' }) as const;
const u4 = character(4, 4);
const U8 = character(8, 8);
/** What a universal character name may stand for: no control or basic character but `$`, `@` and the backtick. */
const allows = (value: number): boolean => value >= 0xa0 || value === 0x24 || value === 0x40 || value === 0x60;
/** `\400` is `\0`: only eight bits of the number count. */
const wrapped = { ...byte(1, 3), beyond: 'wrapped' } as const;
/** Without a digit it stands for nothing else than other letters do. */
const needless = { ...byte(1, 2), needless: true } as const;

const lineBreak = /\r\n|[\r\n]/y;
const eitherBreak = /[\r\n]/y;

const singleQuoted: Grammar = { sign: '\\', quote: "'", short: short("\\'"), unknown: 'keep' };

/** By the delimiter that the literal has, or would have. */
export const grammars: Readonly<Partial<Record<Target, (quote: string) => Grammar>>> = {
  // RFC 8259, §7
  json: () => ({
    sign: '\\',
    quote: '"',
    short: short('"\\/bfnrt'),
    u: u4,
    unknown: 'error',
    // oxlint-disable-next-line no-control-regex -- JSON forbids these characters in a string
    bare: /[\0-\x1f]/y,
  }),
  // ECMA-262 2025, §12.9.4 and §12.9.6
  javascript: (quote) => ({
    sign: '\\',
    quote,
    short: short('0bfnrtv'),
    x: character(2, 2),
    u: u4,
    braces: 'any',
    continuation: /\r\n|[\r\n\u2028\u2029]/y,
    unknown: 'letter',
    refused: /[1-9]|0\d/y,
    bare: quote === '`' ? undefined : eitherBreak,
    readsBreaksAsLf: quote === '`',
  }),
  // The Java Language Specification 21, §3.3 and §3.10.7
  java: () => ({
    sign: '\\',
    quote: '"',
    short: short(`bstnfr"'\\`),
    octal: { ...character(1, 3, 0xff), beyond: 'fewer' },
    u: u4,
    manyU: true,
    unknown: 'error',
    bare: eitherBreak,
  }),
  // C17, §6.4.4.4 and §6.4.3
  c: () => ({
    sign: '\\',
    quote: '"',
    short: short(`'"?\\abfnrtv`),
    octal: byte(1, 3),
    x: byte(1, Infinity),
    u: { ...u4, allows },
    U: { ...U8, allows },
    scalars: true,
    continuation: lineBreak,
    unknown: 'error',
    bare: eitherBreak,
  }),
  // The C# Language Specification, §6.4.5.6
  csharp: () => ({
    sign: '\\',
    quote: '"',
    short: short(`'"\\0abefnrtv`),
    x: character(1, 4),
    u: u4,
    U: U8,
    unknown: 'error',
    bare: /[\r\n\x85\u2028\u2029]/y,
  }),
  // The Python Language Reference, §2.4.1
  python: (quote) => ({
    sign: '\\',
    quote,
    short: short(`\\'"abfnrtv`),
    octal: character(1, 3),
    x: character(2, 2),
    u: u4,
    U: U8,
    continuation: lineBreak,
    unknown: 'keep',
    refused: /N/y,
    bare: eitherBreak,
  }),
  // The Go Programming Language Specification, “Rune literals”
  go: () => ({
    sign: '\\',
    quote: '"',
    short: short('abfnrtv\\"'),
    octal: byte(3, 3),
    x: byte(2, 2),
    u: u4,
    U: U8,
    scalars: true,
    unknown: 'error',
    bare: /\n/y,
  }),
  // The Rust Reference, “Quote escapes”, “ASCII escapes”, “Unicode escapes”
  rust: () => ({
    sign: '\\',
    quote: '"',
    short: short(`nrt\\0'"`),
    x: character(2, 2, 0x7f),
    braces: 'spaced',
    scalars: true,
    continuation: /\r?\n[ \t\r\n]*/y,
    unknown: 'error',
    bare: /\r(?!\n)/y,
  }),
  php: (quote) =>
    quote === "'"
      ? singleQuoted
      : {
          sign: '\\',
          quote: '"',
          short: short('nrtvef\\$"'),
          octal: wrapped,
          x: needless,
          braces: 'any',
          unknown: 'keep',
        },
  ruby: (quote) =>
    quote === "'"
      ? singleQuoted
      : {
          sign: '\\',
          quote: '"',
          short: short('abtnvfres'),
          octal: wrapped,
          x: byte(1, 2),
          u: u4,
          braces: 'many',
          scalars: true,
          continuation: lineBreak,
          unknown: 'letter',
          refused: /[MCc]/y,
        },
  mysql: () => ({
    sign: '\\',
    quote: "'",
    doubled: true,
    // A pattern keeps its signs.
    short: { ...short('0bnrtZ'), '%': '\\%', _: '\\_' },
    unknown: 'letter',
  }),
  postgres: () => ({
    sign: '\\',
    quote: "'",
    doubled: true,
    short: short('bfnrt'),
    octal: wrapped,
    x: needless,
    u: u4,
    U: U8,
    unknown: 'letter',
  }),
  // The GNU Bash manual, §3.1.2.4
  bash: () => ({
    sign: '\\',
    quote: "'",
    short: short(`abeEfnrtv\\'"?`),
    octal: wrapped,
    x: needless,
    u: { ...character(1, 4), needless: true },
    U: { ...character(1, 8), needless: true },
    control: true,
    unknown: 'keep',
  }),
  powershell: () => ({
    sign: '`',
    quote: '"“”„',
    doubled: true,
    short: short('0abefnrtv'),
    braces: 'six',
    unknown: 'letter',
  }),
};
