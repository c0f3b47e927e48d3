import type { Inside } from './output.ts';
import type { Target } from './targets.ts';

/** Reads the pieces that `pattern` finds; what stands between them stays. */
function readPieces({ text, out }: Inside, pattern: RegExp, read: (found: RegExpExecArray) => string): void {
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    out.text(text.slice(end, found.index) + read(found));
    end = found.index + found[0].length;
  }
  out.text(text.slice(end));
}

/** A delimiter twice is one; once it is an error. The first group is such a pair. */
function readDoubled(inside: Inside, pattern: RegExp): void {
  readPieces(inside, pattern, ({ 1: pair, index }) => {
    if (pair === undefined) throw inside.out.fail('unescaped-quote', inside.index + index);
    return pair.charAt(0);
  });
}

function readCmd(inside: Inside): void {
  readPieces(inside, /\^([\s\S]?)|%%/g, ({ 0: whole, 1: next, index }) => {
    if (whole === '%%') return '%';
    if (next === '' || next === undefined) throw inside.out.fail('unterminated-escape', inside.index + index);
    return next;
  });
}

const latex: Readonly<Record<string, string>> = {
  textbackslash: '\\',
  textasciitilde: '~',
  textasciicircum: '^',
  textless: '<',
  textgreater: '>',
  textbar: '|',
  textquotedbl: '"',
};

function readLatex(inside: Inside): void {
  const pattern =
    /\\([{}$&#_%])|\\(textbackslash|textascii(?:tilde|circum)|textless|textgreater|textbar|textquotedbl)\{\}/g;
  readPieces(inside, pattern, ({ 1: sign, 2: name = '' }) => sign ?? latex[name] ?? '');
}

/** Percent-encoding, RFC 3986 §2.1; runs have to be UTF-8. */
function readUrl({ text, index, out }: Inside): void {
  for (const { 0: found, 1: digits, index: at } of text.matchAll(/%([\da-f]{2})|%[\s\S]{0,2}|[^%]+/giu)) {
    if (digits !== undefined) out.byte(Number.parseInt(digits, 16), index + at);
    else if (found.startsWith('%')) throw out.fail('invalid-escape', index + at, { sequence: found });
    else out.text(found);
  }
}

const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v', '0': '\0' };

/** A regular expression that matches one text only: a character at a time (ECMA-262 2025, §22.2.1). */
function readRegex(inside: Inside): void {
  const pattern =
    /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F]{1,6})\}|c([A-Za-z])|([nrtfv]|0(?!\d))|([\^$\\.*+?()[\]{}|/-]))|(\\$)|(\\[\s\S]|[\^$.*+?()[\]{}|])/gu;
  readPieces(inside, pattern, (found) => {
    const [sequence, x, u, braces, control, letter, sign, unterminated] = found;
    const digits = x ?? u ?? braces;
    const at = inside.index + found.index;
    if (unterminated !== undefined) throw inside.out.fail('unterminated-escape', at);
    const point = digits === undefined ? undefined : Number.parseInt(digits, 16);
    if (point !== undefined && point <= 0x10ffff) return String.fromCodePoint(point);
    const text =
      control === undefined ? (sign ?? controls[letter ?? '']) : String.fromCharCode(control.charCodeAt(0) & 0x1f);
    if (text === undefined) throw inside.out.fail('invalid-escape', at, { sequence, reason: 'pattern' });
    return text;
  });
}

/** Targets without the escapes of a programming language. */
export function readPlain(inside: Inside, target: Target): void {
  switch (target) {
    case 'shell':
      return readPieces(inside, /'\\''|'/g, ({ 0: found, index }) => {
        if (found === "'") throw inside.out.fail('unescaped-quote', inside.index + index);
        return "'";
      });
    case 'powershell':
      return readDoubled(inside, /(['‘’‚‛]{2})|['‘’‚‛]/g);
    case 'csv':
      return readDoubled(inside, /("")|"/g);
    case 'cmd':
      return readCmd(inside);
    case 'latex':
      return readLatex(inside);
    case 'url':
      return readUrl(inside);
    case 'regex':
      return readRegex(inside);
    default:
      return readDoubled(inside, /('')|'/g);
  }
}
