/** Why something is recognized. */
export const words = {
  part: 'a percentage of a number',
  change: 'a number plus or minus a percentage',
} as const;
