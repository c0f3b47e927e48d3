/** Why something is recognized. */
export const words = {
  tabs: '{count} columns separated by tabs',
  commas: '{count} columns separated by commas',
  semicolons: '{count} columns separated by semicolons',
} as const;
