import type { Details } from '#core/operation.ts';
import type { Sample } from '#core/sample.ts';

/** The field of a recognized request that holds the sample itself, not something that was found in it. */
export function sampleField({ source: { text = '' } }: Sample, input: Details): string | undefined {
  return Object.keys(input).find((field) => {
    const value = input[field];
    return typeof value === 'string' && 2 * value.length > text.length;
  });
}
