/** Why something is recognized. */
export const words = {
  digits: '{count} hexadecimal digits, the length of a digest',
  integrity: 'integrity value',
  line: 'checksum file line',
  lines: { one: '{count} line of a checksum file', other: '{count} lines of a checksum file' },
  file: 'any file can be hashed',
} as const;
