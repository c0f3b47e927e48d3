import { CommandFault } from './messages.ts';
import type { Given } from './flag-words.ts';

export type Fields = Record<string, unknown>;

/** An object in which `__proto__` is a key like any other. */
export const fields = (): Fields => Object.create(null) as Fields;

export function invalid({ typed, value }: Given): CommandFault {
  return new CommandFault('invalid-value', typed, { value });
}

/** Compose puts a variable's value in before it reads the file. */
const isVariable = (value: string): boolean => /^\$\{[^]*\}$/.test(value);

/** Without bounds, any integer that is exact. */
export function readInteger(
  value: string,
  given: Given,
  bounds: readonly [min: number, max: number] = [-Infinity, Infinity],
) {
  if (isVariable(value)) return value;
  const number = /^[+-]?\d+$/.test(value) ? Number(value) : NaN;
  if (!Number.isSafeInteger(number) || number < bounds[0] || number > bounds[1]) throw invalid(given);
  return number;
}

export function readNumber(value: string, given: Given): number | string {
  if (isVariable(value)) return value;
  const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(value) ? Number(value) : NaN;
  if (!Number.isFinite(number)) throw invalid(given);
  return number;
}

/** The words of Go's `strconv.ParseBool`. */
export function readFlag(value: string, given: Given): boolean {
  if (/^(?:1|t|T|TRUE|true|True)$/.test(value)) return true;
  if (/^(?:0|f|F|FALSE|false|False)$/.test(value)) return false;
  throw invalid(given);
}

/** One record of comma-separated values, as Go's `encoding/csv` reads it (RFC 4180). */
export function readCsv(value: string, given: Given): string[] {
  const found: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y;
  for (let more = true; more;) {
    const match = pattern.exec(value);
    if (!match) throw invalid(given);
    found.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    more = match[3] === ',';
  }
  return found;
}

/** Text before and after the first `=`; no `=` gives undefined behind. */
export function cut(text: string): [name: string, value: string | undefined] {
  const at = text.indexOf('=');
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/** Text before and after the first `=` of something that needs a name. */
export function cutNamed(text: string, given: Given): [name: string, value: string | undefined] {
  const parts = cut(text);
  if (parts[0] === '') throw invalid(given);
  return parts;
}

/** The same list without what stood in it before. */
export const unique = <T>(items: readonly T[]): T[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];

/** The key of a network or a volume in a Compose file: its name, with `-` for what a key may not hold. */
export const keyOf = (name: string): string => name.replaceAll(/[^A-Za-z0-9._-]/g, '-');

/** Parts between colons, those inside `${…}` left alone. */
export function splitColons(text: string): string[] {
  const parts = [''];
  for (const [piece] of text.matchAll(/\$\{[^}]*\}|[^]/g)) {
    if (piece === ':') parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts;
}

/** `${PWD}` at the start of a path as `.`; undefined when it does not start so. */
export function withoutFolder(path: string): string | undefined {
  const rest = /^\$\{PWD\}(?=$|[/\\:])/.exec(path);
  return rest ? `.${path.slice(rest[0].length)}` : undefined;
}
