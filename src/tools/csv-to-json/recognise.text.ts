/** Why something is recognized. */
export const words = {
  tabs: 'rows of {count} cells separated by tabs',
  commas: 'rows of {count} cells separated by commas',
  semicolons: 'rows of {count} cells separated by semicolons',
  pipes: 'rows of {count} cells separated by pipes',
} as const;
