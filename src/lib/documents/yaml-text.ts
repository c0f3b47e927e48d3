/** Characters that YAML 1.1 does not allow as they are, or takes for line breaks: YAML 1.1 §5.1 and §5.4. */
const needsEscape = /[^\t\n\u0020-\u007e\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;
const escaped = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;
/** Blank last lines would need `|+`; first lines that start with a space an indentation indicator, which the library
 * writes right only for two spaces. */
const blankEnd = /(?:^|\n)[ \t]*\n$/;
const indentedStart = /^\n* [^]*\n|^\n+ /;

/** Would a text of several lines need an indentation indicator? */
export const startsIndented = (text: string): boolean => indentedStart.test(text);

/** What the library would write in a way that some reader of YAML 1.1 or 1.2 takes for something else. */
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
