import { ToolError } from '#core/operation.ts';
import type { Places } from '../documents/places.ts';
import { readJson } from '../documents/read-json.ts';
import { isList, type Value } from '../documents/value.ts';

export interface Samples {
  /** The first sample. */
  readonly text: string;
  readonly samples: readonly string[];
  /** The elements of a list at the root are the samples. */
  readonly each: boolean;
}

/** A document, and which of the texts it stands in. */
export interface Sample {
  readonly value: Value;
  readonly text: string;
  /** From 0. */
  readonly index: number;
  /** What it is an item of, for `Places`, and at which index. */
  readonly container: readonly Value[];
  readonly step: number;
}

const isBlank = (text: string): boolean => !/[^\s\uFEFF]/.test(text);

/** Errors: `no-samples`, and `invalid-json` and `too-deep` with the index of the `sample`. */
export function readSamples({ each, samples, text }: Samples, places?: Places): readonly Sample[] {
  const found: Sample[] = [];
  for (const [index, given] of [...(isBlank(text) ? [] : [text]), ...samples].entries()) {
    if (isBlank(given)) continue;
    try {
      const { documents } = readJson(given, { places });
      const add = (value: Value, step: number, container: readonly Value[]): void => {
        if (each && container === documents && isList(value)) value.forEach(add);
        else found.push({ value, text: given, index, container, step });
      };
      documents.forEach(add);
    } catch (error) {
      throw error instanceof ToolError ? new ToolError(error.code, { ...error.details, sample: index }) : error;
    }
  }
  if (found.length === 0) throw new ToolError('no-samples');
  return found;
}
