import { ToolError } from '#core/operation.ts';

/** Where Snowflakes count from, in Unix milliseconds. */
export const epochs = { twitter: 1_288_834_974_657, discord: 1_420_070_400_000, unix: 0 } as const;
export const epochNames = Object.keys(epochs) as (keyof typeof epochs)[];
const last = 8.6e15;

/** @throws ToolError `invalid-epoch` { epoch } */
export function readEpoch(epoch: string): number {
  const named = epochNames.find((name) => name === epoch);
  if (named) return epochs[named];
  const value = /^\d{1,16}$/.test(epoch) ? Number(epoch) : Number.NaN;
  if (!(value <= last)) throw new ToolError('invalid-epoch', { epoch });
  return value;
}
