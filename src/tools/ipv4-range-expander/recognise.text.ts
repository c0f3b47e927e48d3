/** Why something is recognized. */
export const words = {
  range: 'two IPv4 addresses, the first and the last',
  list: '{count} IPv4 addresses, blocks or ranges',
} as const;
