/** Languages with a string literal between double quotes. */
export type LiteralLanguage =
  | 'javascript'
  | 'python'
  | 'go'
  | 'rust'
  | 'java'
  | 'kotlin'
  | 'csharp'
  | 'swift'
  | 'php'
  | 'ruby';

/** Controls, line ends of any language, marks that turn the direction of text, and lone surrogates. */
// oxlint-disable-next-line no-control-regex -- they are what is escaped
const hidden = /[\0-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu;

const hex = (character: string): string => character.charCodeAt(0).toString(16).padStart(4, '0');
const plain = (character: string): string => String.raw`\u${hex(character)}`;
/** Where a code point of its own is asked for, which a lone surrogate is not. */
const scalar = (character: string): string => (/\p{Cs}/u.test(character) ? 'fffd' : hex(character));
const braced = (character: string): string => `\\u{${scalar(character).replace(/^0+(?=.)/, '')}}`;

interface Style {
  readonly escape: (character: string) => string;
  /** Begins an interpolation. */
  readonly special?: RegExp;
}

const styles: Readonly<Record<Exclude<LiteralLanguage, 'javascript' | 'python'>, Style>> = {
  go: { escape: (character) => String.raw`\u${scalar(character)}` },
  rust: { escape: braced },
  java: { escape: plain },
  kotlin: { escape: plain, special: /\$/g },
  csharp: { escape: plain },
  swift: { escape: braced },
  php: { escape: braced, special: /\$/g },
  ruby: { escape: braced, special: /#(?=[{$@])/g },
};

const named: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * A text as a string literal, in double quotes. It ends neither the literal nor its line, and nothing in it is
 * interpolated; those of JavaScript and Python are JSON's.
 *
 * @example
 * ```ts
 * codeLiteral('kotlin', 'a "$b"'); // '"a \\"\\$b\\""'
 * ```
 */
export function codeLiteral(language: LiteralLanguage, text: string): string {
  if (language === 'javascript' || language === 'python') return JSON.stringify(text).replace(hidden, plain);
  const { escape, special } = styles[language];
  const quoted = text.replaceAll(/[\\"]/g, String.raw`\$&`);
  const inert = special ? quoted.replace(special, String.raw`\$&`) : quoted;
  return `"${inert.replace(hidden, (character) => named[character] ?? escape(character))}"`;
}
