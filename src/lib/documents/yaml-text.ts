/** Characters that YAML 1.1 does not allow as they are, or takes for line breaks: YAML 1.1 §5.1 and §5.4. */
const needsEscape = /[^\t\n\u0020-\u007e\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;
const escaped = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;
/** Blank last lines would need `|+`; first lines that start with a space an indentation indicator. */
const blankEnd = /(?:^|\n)[ \t]*\n$/;
const indentedStart = /^\n* [^]*\n|^\n+ /;

/** What a plain text of one line may not begin with, hold or end with: YAML 1.2.2 §7.3.3. */
const notPlain = /^[ ,[\]{}#&*!|>'"%@`]|^[-?](?: |$)|: | #|[ :]$/;
/** Null, booleans and the merge key, in YAML 1.2.2 §10.3.2 and in the types of YAML 1.1. */
const otherWord = /^(?:~|<<|[nN]ull|NULL|[yYnN]|[yY]es|YES|[nN]o|NO|[tT]rue|TRUE|[fF]alse|FALSE|[oO]n|ON|[oO]ff|OFF|)$/;
/** A number in either, with all the underscores, parts of sixty and missing digits that readers of 1.1 take. */
const numeral =
  /^(?:[-+]?(?:0b[01_]+|0x[\da-fA-F_]+|\d[\d_]*(?::[0-5]?\d)*(?:\.[\d_]*)?|(?:\d[\d_]*)?(?:\.[\d_]*)?[eE][-+]?\d+|\.(?:[\d_]*|inf|Inf|INF))|0o[0-7]+|\.(?:nan|NaN|NAN))$/;
/** A date, or a date with a time: the type timestamp of YAML 1.1. */
const timestamp = /^\d{4}-\d\d?-\d\d?(?:(?:[tT]| +)\d\d?:\d\d?:\d\d?(?:\.\d+)?(?: *(?:Z|[-+][012]?\d(?::\d\d)?))?)?$/;

/** Would a text of several lines need an indentation indicator? */
export const startsIndented = (text: string): boolean => indentedStart.test(text);

/** Is the last of several lines blank, though not empty? No block keeps it. */
export const endsBlank = (text: string): boolean => /\n[ \t]+$/.test(text);

/** What some reader of YAML 1.1 or 1.2 would take for something else in the usual style for it. */
export function needsQuotes(text: string, indent: number): boolean {
  // PyYAML resolves a plain `=` to a type of its own (YAML 1.1, tag:yaml.org,2002:value), and takes no tab in a line.
  const hasTab = text.includes('\t') && !text.includes('\n');
  if (text === '=' || hasTab || needsEscape.test(text) || blankEnd.test(text)) return true;
  return indent !== 2 && startsIndented(text);
}

/** In double quotes, on one line. */
export function inQuotes(text: string): string {
  const escape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(text).replace(escaped, escape);
}

/** A text of one line that does not need quotes for its characters: plain, or in the quotes it does not hold. */
export function onOneLine(text: string): string {
  const isPlain = !(notPlain.test(text) || otherWord.test(text) || numeral.test(text) || timestamp.test(text));
  if (isPlain) return text;
  return text.includes('"') && !text.includes("'") ? `'${text}'` : inQuotes(text);
}

/** A text of several lines, each after the indentation: YAML 1.2.2 §8.1.2. */
export function asBlock(text: string, indent: string): string {
  const lines = text.replace(/\n$/, '').replace(/^(?=.)/gm, indent);
  return `|${startsIndented(text) ? 2 : ''}${text.endsWith('\n') ? '' : '-'}\n${lines}`;
}
