/** Why something is recognized. */
export const words = {
  ascii85: 'Ascii85 between <~ and ~>',
  uuencode: 'uuencode with a begin line',
  base58check: 'Base58Check with the right checksum',
  idn: 'domain name in Punycode',
  certificate: 'health certificate from a QR code, in Base45',
} as const;
