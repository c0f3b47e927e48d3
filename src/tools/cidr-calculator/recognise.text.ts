/** Why something is recognized. */
export const words = {
  ipv6: 'IPv6 address with a prefix length',
  address: 'IPv6 address',
  list: 'list of {count} networks',
} as const;
