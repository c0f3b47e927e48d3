import type { Context } from '#core/operation.ts';
import { withToolErrors } from './fault.ts';
import { openScanner, type ReadOptions } from './open.ts';
import { Printer, type PrintStyle } from './printer.ts';
import { inSlices } from './slices.ts';
import { Survey } from './survey.ts';
import { dialects, type Dialect } from './token.ts';
import { factsOf, type Valid } from './validate.ts';

export interface Printed {
  readonly bytes: Uint8Array;
  /** The smallest language that accepts the text. */
  readonly dialect: Dialect;
  readonly documents: number;
  readonly comments: number;
}

/**
 * Prints a text in one style. Errors: `empty-input`, `invalid-json`, `not-representable`, `too-deep` with the details
 * of `toToolError`, and `output-too-large`.
 */
export function printJson(
  bytes: Uint8Array,
  options: ReadOptions,
  style: PrintStyle,
  context: Context,
): Promise<Printed> {
  return withToolErrors(bytes, async () => {
    const scanner = openScanner(bytes, options);
    const printer = new Printer(scanner, style);
    const printed = await inSlices(bytes.length, context, (until) => printer.run(until));
    const { comments, documents, used } = scanner;
    return { bytes: printed, dialect: dialects[used], documents, comments };
  });
}

/** `printJson`, and what the text is made of, in one reading. Errors as `printJson`. */
export function printWithFacts(
  bytes: Uint8Array,
  options: ReadOptions,
  style: PrintStyle,
  context: Context,
): Promise<{ readonly bytes: Uint8Array; readonly facts: Valid }> {
  return withToolErrors(bytes, async () => {
    const scanner = openScanner(bytes, options);
    const survey = new Survey(scanner);
    const printer = new Printer(scanner, style, survey);
    const printed = await inSlices(bytes.length, context, (until) => printer.run(until));
    return { bytes: printed, facts: factsOf(scanner, survey) };
  });
}
