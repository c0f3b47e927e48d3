/** Why something is recognized. */
export const words = {
  json: 'valid JSON',
} as const;
