import type { Result } from './operation.ts';

/**
 * One public example of a tool: what an operation answers to an input. The same rows are run by the tool's own
 * test, in the page, in the worker, on the command line and through `jsonl`.
 */
export interface Example {
  /** The operation's name without the tool: `encode`. */
  readonly op: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The exact value. */
  readonly value?: unknown;
  /**
   * A part of the value: members that must be present with these values (deeply); a `RegExp` matches any text. For
   * random results.
   */
  readonly partial?: unknown;
  /** The error's code, with details that must be there. */
  readonly error?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function covers(actual: unknown, expected: unknown, exact: boolean): boolean {
  if (expected instanceof RegExp) return typeof actual === 'string' && expected.test(actual);
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((item, index) => covers(actual[index], item, exact))
    );
  }
  if (!isRecord(expected)) return Object.is(actual, expected);
  if (!isRecord(actual)) return false;
  if (exact && Object.keys(actual).length !== Object.keys(expected).length) return false;
  return Object.entries(expected).every(([key, value]) => covers(actual[key], value, exact));
}

/** The problem with an answer to the example, or undefined when the answer is right. */
export function mismatch(example: Example, result: Result<unknown>): string | undefined {
  const received = `${example.op} ${JSON.stringify(example.input).slice(0, 200)} gave ${JSON.stringify(result)}`;
  if (example.error !== undefined) {
    const right =
      !result.ok && result.error.code === example.error && covers(result.error.details, example.details ?? {}, false);
    return right ? undefined : `${received}, expected the error ${example.error}`;
  }
  if (!result.ok) return received;
  const right =
    'value' in example ? covers(result.value, example.value, true) : covers(result.value, example.partial, false);
  return right ? undefined : `${received}, expected ${JSON.stringify(example.value ?? example.partial)}`;
}
