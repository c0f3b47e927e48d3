/** Why something is recognized. */
export const words = {
  tables: 'TOML tables and values',
  pairs: 'TOML keys and values',
} as const;
