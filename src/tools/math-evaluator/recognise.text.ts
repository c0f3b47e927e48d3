/** Why something is recognized. */
export const words = {
  one: 'expression with an operator',
  many: '{count} expressions, one per line',
} as const;
