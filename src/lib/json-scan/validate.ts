import type { Context } from '#core/operation.ts';
import { JsonFault, reportFault, type FaultReport } from './fault.ts';
import { openScanner, type ReadOptions } from './open.ts';
import { toPointer } from './path.ts';
import { PositionCounter, type Position } from './position.ts';
import type { Scanner } from './scanner.ts';
import { inSlices } from './slices.ts';
import { Survey, type Stats } from './survey.ts';
import { dialects, type Dialect } from './token.ts';

export interface Warning extends Position {
  readonly code: 'duplicate-key';
  readonly path: string;
}

/** What a text is made of. */
export interface Valid {
  readonly valid: true;
  /** The smallest language that accepts the text. */
  readonly dialect: Dialect;
  readonly documents: number;
  readonly stats: Stats;
  readonly comments: number;
  readonly trailingCommas: number;
  readonly warnings: readonly Warning[];
}

export type Validation = Valid | { readonly valid: false; readonly error: FaultReport };

/** What a scanner and a survey know at the end of a text. */
export function factsOf({ bytes, comments, documents, trailingCommas, used }: Scanner, survey: Survey): Valid {
  const counter = new PositionCounter(bytes);
  const warnings = survey.duplicates.map(({ at, steps }) => ({
    code: 'duplicate-key' as const,
    ...counter.positionOf(at),
    path: toPointer(steps),
  }));
  return { valid: true, dialect: dialects[used], documents, stats: survey.stats, comments, trailingCommas, warnings };
}

export async function validateBytes(bytes: Uint8Array, options: ReadOptions, context: Context): Promise<Validation> {
  try {
    const scanner = openScanner(bytes, options);
    const survey = new Survey(scanner);
    await inSlices(bytes.length, context, (until) => survey.run(until));
    return factsOf(scanner, survey);
  } catch (error) {
    if (error instanceof JsonFault) return { valid: false, error: reportFault(bytes, error.facts) };
    throw error;
  }
}
