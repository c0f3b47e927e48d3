/** Why something is recognized. */
export const words = {
  ipv4: 'four numbers from 0 to 255',
  mapped: 'IPv4 address in IPv6 form',
} as const;
