/** Why something is recognized. */
export const words = {
  numeral: 'Roman numeral in standard form',
} as const;
