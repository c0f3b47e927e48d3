/** Why something is recognized. */
export const words = {
  ipv6: 'IPv6 address with a prefix length',
  list: 'list of {count} networks',
} as const;
