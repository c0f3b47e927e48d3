/** Why something is recognized. */
export const words = {
  rows: 'JSON array of objects',
} as const;
