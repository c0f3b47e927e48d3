/** Why something is recognized. */
export const words = {
  tables: 'TOML tables and values',
  pairs: 'TOML names and values',
} as const;
