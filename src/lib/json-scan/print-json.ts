import type { Context } from '#core/operation.ts';
import { withToolErrors } from './fault.ts';
import { openScanner, type ReadOptions } from './open.ts';
import { Printer, type PrintStyle } from './printer.ts';
import { inSlices } from './slices.ts';
import { dialects, type Dialect } from './token.ts';

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
