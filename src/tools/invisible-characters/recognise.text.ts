/** Why something is recognized. */
export const words = {
  hidden: 'hidden character {code}',
  mixed: 'a letter from another script among Latin ones',
} as const;
