/** Why something is recognized. */
export const words = {
  one: 'six bytes of a MAC address',
  many: 'text with {count} MAC addresses',
} as const;
