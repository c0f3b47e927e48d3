import type { Field, Fields } from './field.ts';
import type { Details } from './operation.ts';

/** Quotes a text so that a POSIX shell reads it as one word (POSIX, section 2.2). */
export function posixWord(text: string): string {
  return /^[\w@%+:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** The same in PowerShell, where two single quotes are one, and typographic ones count as well. */
export function powershellWord(text: string): string {
  return /^(?:--[a-z][\w-]*|[\w+:./][\w+:./-]*)$/.test(text) ? text : `'${text.replace(/['‘’‚‛]/g, '$&$&')}'`;
}

/** The same in a pipe that is typed. */
export function pipeWord(text: string): string {
  if (/^[^\s'"|\\]+$/.test(text)) return text;
  return text.includes("'") ? `"${text.replace(/["\\]/g, String.raw`\$&`)}"` : `'${text}'`;
}

const flagName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function isPlainList({ item }: Field, value: unknown): value is readonly (string | number)[] {
  const isSimple = item !== undefined && ['choice', 'integer', 'number'].includes(item.kind);
  return isSimple && Array.isArray(value) && value.length > 0 && !value.some((part) => String(part).includes(','));
}

/** The value of an option as the command line reads it; undefined where only JSON says it. */
function written(about: Field, value: unknown): string | undefined {
  if (value === null) return undefined;
  switch (about.kind) {
    case 'text':
    case 'secret':
    case 'choice':
    case 'integer':
    case 'number':
      return String(value);
    case 'list':
      return isPlainList(about, value) ? value.join(',') : JSON.stringify(value);
    case 'either':
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
    case 'group':
    case 'json':
      return JSON.stringify(value);
    default:
      return undefined;
  }
}

/** Is the value what is assumed without it? */
const isAssumed = ({ fallback }: Field, value: unknown): boolean =>
  value === undefined || (fallback !== undefined && JSON.stringify(value) === JSON.stringify(fallback));

/** The values of an input that differ from the defaults. */
export function changedInput(fields: Fields, input: Details): Details {
  return Object.fromEntries(
    Object.entries(input).filter(([name, value]) => {
      const about = fields[name];
      return about !== undefined && !isAssumed(about, value);
    }),
  );
}

/**
 * The options of a command line for an input, one word each; only what differs from the defaults.
 *
 * @example
 * ```ts
 * optionsFor({ urlSafe: flag(false) }, { urlSafe: true }); // ['--url-safe']
 * ```
 */
export function optionsFor(fields: Fields, input: Details): string[] {
  const words: string[] = [];
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(changedInput(fields, input))) {
    const about = fields[name] as Field;
    const option = `--${flagName(name)}`;
    if (about.kind === 'flag') words.push(value === true ? option : `--no-${flagName(name)}`);
    else {
      const text = written(about, value);
      if (text === undefined) rest[name] = value;
      else words.push(option, text);
    }
  }
  if (Object.keys(rest).length > 0) words.push('--json', JSON.stringify(rest));
  return words;
}

/** A step as it is typed in a pipe. */
export function typedStep(op: string, fields: Fields, input: Details, pick?: string): string {
  const head = pipeWord(pick === undefined ? op : `${op}#${pick}`);
  return [head, ...optionsFor(fields, input).map(pipeWord)].join(' ');
}
