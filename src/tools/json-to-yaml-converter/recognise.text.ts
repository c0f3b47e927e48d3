/** Why something is recognized. */
export const words = {
  json: 'a JSON document',
} as const;
