/** Why something is recognized. */
export const words = {
  literal: 'a text in double quotes with escapes',
} as const;
