/** Why something is recognized. */
export const words = {
  binary: { one: '{count} byte in binary', other: '{count} bytes in binary' },
  hex: { one: '{count} byte of UTF-8 text in hexadecimal', other: '{count} bytes of UTF-8 text in hexadecimal' },
  textDump: { one: 'hex dump of {count} byte of UTF-8 text', other: 'hex dump of {count} bytes of UTF-8 text' },
  dump: { one: 'hex dump of {count} byte', other: 'hex dump of {count} bytes' },
} as const;
