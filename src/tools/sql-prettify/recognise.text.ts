/** Why something is recognized. */
export const words = {
  statement: 'SQL statement',
} as const;
