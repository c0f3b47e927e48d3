/** Why something is recognized. */
export const words = {
  prefix: 'IPv4 address with a prefix',
  mask: 'IPv4 address with a mask',
} as const;
