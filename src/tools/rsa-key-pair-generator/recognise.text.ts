/** Why something is recognized. */
export const words = {
  pem: 'PEM, {label}',
  openssh: 'OpenSSH key',
  putty: 'PuTTY key',
  jwk: 'JSON Web Key',
  jwks: 'the first of {count} JSON Web Keys',
  der: '{label} in DER, as Base64',
} as const;
