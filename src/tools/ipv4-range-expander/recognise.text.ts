/** Why something is recognized. */
export const words = {
  range: 'first and last address of an IPv4 range',
  list: '{count} IPv4 addresses, networks or ranges',
} as const;
