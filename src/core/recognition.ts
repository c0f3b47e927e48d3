import type { Details, Result } from './operation.ts';
import type { Sample } from './sample.ts';
import type { Messages, Value, Values } from './text.ts';

/** How specific a form is, from the most specific: this decides between equal scores. */
export const specificity = ['exact', 'container', 'encoding', 'text'] as const;
export type Specificity = (typeof specificity)[number];

/** The reason for recognizing something: a word of the tool's `recognise.text.ts` and the values it names. */
export interface Reason {
  readonly key: string;
  readonly values: Readonly<Record<string, Value>>;
}

/** A possible reading of a sample, as a tool sees it. */
export interface Guess {
  /** The operation that suits it. */
  readonly op: string;
  /** Can be run as is, unless fields are missing; without the source field if that field receives the file. */
  readonly input: Details;
  /**
   * 1 to 100. From 95: a checksum, a magic number or a grammar that nothing else has; from 80: the whole text follows a
   * grammar; from 50: a strong hint; below, it is not shown.
   */
  readonly score: number;
  readonly kind: Specificity;
  readonly reason: Reason;
  /** The fields that the input still lacks. */
  readonly needs?: readonly string[];
  /**
   * For forms that only the operation itself can confirm: turns its answer into a guess, or into undefined if it is not
   * one.
   */
  readonly confirm?: (result: Result<unknown>) => Guess | undefined;
}

/** The guess, if its operation accepts the input: for forms that only the operation can tell from others. */
export const ifAccepted = (guess: Guess): Guess => ({ ...guess, confirm: ({ ok }) => (ok ? guess : undefined) });

/** Recognizes the forms of a tool. It must be pure and cheap, and use no library. */
export type Recogniser = (sample: Sample) => readonly Guess[];

/**
 * Makes reasons of a tool's words.
 *
 * @example
 * ```ts
 * const because = reasonsOf<typeof words>();
 * because('digits', { count: 64 });
 * ```
 */
export const reasonsOf =
  <M extends Messages>() =>
  <K extends keyof M & string>(key: K, ...values: Values<M[K]>): Reason => ({ key, values: values[0] ?? {} });
