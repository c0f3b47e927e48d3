import type { Language } from './languages.ts';

const escaped = (text: string, signs: RegExp): string =>
  text.replace(signs, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r');

const double = (text: string): string => `"${escaped(text, /[\\"]/g)}"`;

const endsInOddBackslashes = (text: string): boolean => (/\\*$/.exec(text)?.[0].length ?? 0) % 2 === 1;

function python(text: string): string {
  return /["\n\r]/.test(text) || endsInOddBackslashes(text) ? double(text) : `r"${text}"`;
}

const verbatim = (text: string): string => `@"${text.replaceAll('"', '""')}"`;
const single = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** A `~` that is not escaped yet would end the pattern. */
const delimited = (text: string): string =>
  `~${text.replace(/\\[\s\S]|~/g, (found) => (found === '~' ? '\\~' : found))}~`;

/** Only the flags that the other languages have, in the order `ims`. */
export const sharedFlags = (flags: string): string => ['i', 'm', 's'].filter((flag) => flags.includes(flag)).join('');

/** A pattern as a literal; Go and PHP have the flags in it. */
export function patternLiteral(language: Language, pattern: string, flags: string): string {
  const shared = sharedFlags(flags);
  switch (language) {
    case 'python':
      return python(pattern);
    case 'go': {
      const whole = shared === '' ? pattern : `(?${shared})${pattern}`;
      return /[`\r\n]/.test(whole) ? double(whole) : `\`${whole}\``;
    }
    case 'csharp':
      return verbatim(pattern);
    case 'php':
      return single(`${delimited(pattern)}${shared}u`);
    default:
      return double(pattern);
  }
}

/** A replacement as a literal. */
export function replacementLiteral(language: Language, replacement: string): string {
  if (language === 'python') return python(replacement);
  if (language === 'csharp') return verbatim(replacement);
  return language === 'php' ? single(replacement) : JSON.stringify(replacement);
}

const constants: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  python: { i: 're.I', m: 're.M', s: 're.S' },
  java: {
    i: 'Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE',
    m: 'Pattern.MULTILINE',
    s: 'Pattern.DOTALL',
  },
  csharp: {
    i: 'RegexOptions.IgnoreCase | RegexOptions.CultureInvariant',
    m: 'RegexOptions.Multiline',
    s: 'RegexOptions.Singleline',
  },
};

/** `, FLAGS`, or nothing where there are none or no argument takes them. */
export function flagsArgument(language: Language, flags: string): string {
  const names = constants[language];
  const shared = sharedFlags(flags);
  return names === undefined || shared === '' ? '' : `, ${[...shared].map((flag) => names[flag]).join(' | ')}`;
}
