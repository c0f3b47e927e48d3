/** Why something is recognized. */
export const words = {
  json: 'JSON to compare with another document',
} as const;
