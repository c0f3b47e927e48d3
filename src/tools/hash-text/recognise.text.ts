/** Why something is recognized. */
export const words = {
  digits: '{count} hexadecimal digits, the length of a digest',
  integrity: 'integrity value',
  line: 'checksum file line',
  file: 'any file can be hashed',
} as const;
