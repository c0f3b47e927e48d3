import type { Result } from '#core/operation.ts';

/** A case of a public suite, written as a request for an operation. */
export interface Case {
  readonly name: string;
  /** The operation's id. */
  readonly op: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** What the suite says of it; some say it in the name. */
  readonly expect?: unknown;
}

/** A public suite of a standard, in a file of the folder that holds them. */
export interface Suite {
  readonly file: string;
  /** The cases in the file's text. */
  readonly cases: (text: string) => readonly Case[];
  /** What is wrong with the answer to a case, or undefined. */
  readonly wrong: (one: Case, result: Result<unknown>) => string | undefined;
}

/** A case a line. */
export function lines(text: string): Case[] {
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Case]));
}

/** Is it an answer that takes the input, from an operation that fails or from one that judges? */
export function accepts(result: Result<unknown>): boolean {
  if (!result.ok) return false;
  const { valid, wellFormed, verified } = Object(result.value) as Record<string, unknown>;
  return (valid ?? wellFormed ?? verified ?? true) === true;
}

/** What is wrong when the input should be taken, or refused. */
export function judged(result: Result<unknown>, isRight: boolean): string | undefined {
  if (accepts(result) === isRight) return undefined;
  return isRight ? `refused: ${JSON.stringify(result).slice(0, 200)}` : 'accepted';
}

/** The same, member by member, whatever their order; numbers as `Object.is` has them. */
export function isSame(first: unknown, second: unknown): boolean {
  if (typeof first !== 'object' || typeof second !== 'object' || first === null || second === null) {
    return Object.is(first, second);
  }
  const [keys, others] = [Object.keys(first), Object.keys(second)];
  return (
    Array.isArray(first) === Array.isArray(second) &&
    keys.length === others.length &&
    keys.every(
      (key) =>
        Object.hasOwn(second, key) &&
        isSame((first as Record<string, unknown>)[key], (second as Record<string, unknown>)[key]),
    )
  );
}

/** What is wrong with a text of JSON that should hold this value. */
export function holds(text: unknown, value: unknown): string | undefined {
  const found: unknown = typeof text === 'string' && text !== '' ? JSON.parse(text) : text;
  return isSame(found, value)
    ? undefined
    : `gave ${JSON.stringify(found)?.slice(0, 200)}, expected ${JSON.stringify(value)?.slice(0, 200)}`;
}
