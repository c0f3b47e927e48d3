/** Why something is recognized. */
export const words = {
  pem: '{label} in PEM',
  certificate: 'certificate in DER',
  csr: 'certificate request in DER',
  crl: 'revocation list in DER',
  pkcs7: 'PKCS#7 in DER',
  pkcs12: 'PKCS#12 file',
  key: 'key in DER',
} as const;
