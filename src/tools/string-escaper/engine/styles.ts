import { encodeUtf8 } from '#lib/charset.ts';
import type { Quote, Target } from './targets.ts';

/** How the characters of a text are written inside a literal. */
export interface Style {
  /** Characters with an escape of their own. */
  readonly short: Readonly<Record<string, string>>;
  /** Other C0 controls and U+007F; undefined: they stay. */
  readonly control?: ((code: number) => string) | undefined;
  /** Everything above U+007E, where it has to be ASCII. */
  readonly beyond?: ((point: number) => string) | undefined;
  /** Lone surrogates, where they are always escaped. */
  readonly lone?: ((unit: number) => string) | undefined;
  /** What is escaped because of what stands around it; before all other rules. */
  readonly context?: RegExp | undefined;
}

const hex = (value: number, digits = 1): string => value.toString(16).padStart(digits, '0');
const units = (point: number, write: (unit: number) => string): string =>
  Array.from({ length: point > 0xffff ? 2 : 1 }, (_, at) => write(String.fromCodePoint(point).charCodeAt(at))).join('');

const x2 = (code: number): string => `\\x${hex(code, 2)}`;
const u4 = (code: number): string => `\\u${hex(code, 4)}`;
const unitsAsU4 = (point: number): string => units(point, u4);
const u4OrU8 = (point: number): string => (point > 0xffff ? `\\U${hex(point, 8)}` : u4(point));
const braces = (point: number): string => `\\u{${hex(point)}}`;
const octal = (code: number): string => `\\${code.toString(8).padStart(3, '0')}`;
const reference = (point: number): string => `&#x${hex(point).toUpperCase()};`;
const backtickBraces = (point: number): string => `\`u{${hex(point)}}`;
const bytes = (point: number, write: (byte: number) => string): string =>
  Array.from(encodeUtf8(String.fromCodePoint(point)), write).join('');
const percent = (byte: number): string => `%${hex(byte, 2).toUpperCase()}`;

/** `bfn` → `\b \f \n`, each written as a letter after the sign. */
const letters: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};
const shorts = (names: string, sign = '\\'): Record<string, string> =>
  Object.fromEntries([...names].map((name) => [letters[name] ?? name, sign + name]));
const doubled = (signs: string): Record<string, string> =>
  Object.fromEntries([...signs].map((sign) => [sign, sign + sign]));

const singles = "'‘’‚‛";
const doubles = '“”„';

function javascript(quote: Quote): Style {
  const own = { double: '"', single: "'", backtick: '`' }[quote];
  return {
    short: { ...shorts('\\bfnrtv0'), [own]: `\\${own}`, '\u2028': '\\u2028', '\u2029': '\\u2029' },
    control: x2,
    beyond: unitsAsU4,
    lone: u4,
    // A digit after `\0` would make it octal.
    context: quote === 'backtick' ? /\0(?=\d)|\$(?=\{)/g : /\0(?=\d)/g,
  };
}

const sql: Style = { short: doubled("'") };
const escapedPostgres: Style = { short: { ...shorts('\\bfnrt'), "'": "''" }, control: x2, beyond: u4OrU8 };
const plainSingle: Style = { short: { '\\': '\\\\', "'": "\\'" } };

/** Targets whose style does not depend on the text. */
const fixed: Readonly<Partial<Record<Target, (quote: Quote) => Style>>> = {
  json: () => ({
    short: shorts('"\\bfnrt'),
    control: (code) => (code === 0x7f ? '\x7f' : u4(code)),
    beyond: unitsAsU4,
    lone: u4,
  }),
  javascript,
  java: () => ({ short: shorts('"\\bfnrt'), control: u4, beyond: unitsAsU4, lone: u4 }),
  c: () => ({
    short: shorts('"\\abfnrtv'),
    control: octal,
    beyond: (point) => bytes(point, octal),
    // Trigraphs, C17 §5.2.1.1.
    context: /\?\?(?=[=/'()!<>-])/g,
  }),
  csharp: () => ({
    // Line breaks too (C#, §6.3.2): no literal has them.
    short: { ...shorts('"\\0abfnrtv'), '\x85': '\\u0085', '\u2028': '\\u2028', '\u2029': '\\u2029' },
    control: u4,
    beyond: u4OrU8,
    lone: u4,
  }),
  python: (quote) => ({
    short: { ...shorts('\\nrt'), ...shorts(quote === 'single' ? "'" : '"') },
    control: x2,
    beyond: (point) => (point < 0x100 ? x2(point) : u4OrU8(point)),
    lone: u4,
  }),
  go: () => ({ short: shorts('"\\abfnrtv'), control: x2, beyond: u4OrU8 }),
  rust: () => ({ short: shorts('"\\nrt0'), control: braces, beyond: braces }),
  php: (quote) => (quote === 'single' ? plainSingle : { short: shorts('"\\$nrtvef'), control: x2, beyond: braces }),
  ruby: (quote) =>
    quote === 'single'
      ? plainSingle
      : {
          short: shorts('"\\abtnvfre'),
          control: x2,
          beyond: (point) => (point > 0xffff ? braces(point) : u4(point)),
          context: /#(?=[{$@])/g,
        },
  sql: () => sql,
  mysql: () => ({ short: { ...shorts('0\'"bnrt\\'), '\x1a': '\\Z' } }),
  sqlserver: () => sql,
  shell: () => ({ short: { "'": "'\\''" } }),
  bash: () => ({ short: shorts("'\\abefnrtv"), control: x2, beyond: u4OrU8 }),
  powershell: (quote) =>
    quote === 'single'
      ? { short: doubled(singles) }
      : {
          short: { ...shorts('`"$0abtnvfre', '`'), ...shorts(doubles, '`') },
          control: backtickBraces,
          beyond: backtickBraces,
        },
  cmd: () => ({ short: { ...shorts('&|<>^"()', '^'), '%': '%%' } }),
  regex: () => ({
    short: { ...shorts('\\^$.*+?()[]{}|/nrt'), '\u2028': '\\u2028', '\u2029': '\\u2029' },
    control: x2,
    beyond: unitsAsU4,
  }),
  html: () => ({
    short: { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
    // A reference to U+0080–009F stands for a character of windows-1252 (HTML, §13.2.5.80).
    beyond: (point) => (point >= 0x80 && point < 0xa0 ? String.fromCodePoint(point) : reference(point)),
  }),
  xml: () => ({
    short: { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;', '\r': '&#xD;' },
    beyond: reference,
  }),
  csv: () => ({ short: doubled('"') }),
  latex: () => ({
    short: {
      ...shorts('{}$&#_%'),
      '\\': '\\textbackslash{}',
      '~': '\\textasciitilde{}',
      '^': '\\textasciicircum{}',
      '<': '\\textless{}',
      '>': '\\textgreater{}',
      '|': '\\textbar{}',
      '"': '\\textquotedbl{}',
    },
  }),
  url: () => ({ short: {}, control: percent, beyond: (point) => bytes(point, percent) }),
};

/** How a target writes a text between these quotes; `isPlain` where PostgreSQL needs no escapes. */
export function styleOf(target: Target, quote: Quote, isPlain: boolean): Style {
  if (target === 'postgres') return isPlain ? sql : escapedPostgres;
  return fixed[target]?.(quote) ?? { short: {} };
}
