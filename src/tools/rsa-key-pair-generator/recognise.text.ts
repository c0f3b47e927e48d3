/** Why something is recognized. */
export const words = {
  pem: 'PEM, {label}',
  openssh: 'OpenSSH key',
  ssh2: 'SSH2 public key (RFC 4716)',
  putty: 'PuTTY key',
  jwk: 'JSON Web Key',
  jwks: 'the first of {count} JSON Web Keys',
  der: '{label} in DER, as Base64',
} as const;
