/** Why something is recognized. */
export const words = {
  literal: 'a regular expression between slashes',
} as const;
