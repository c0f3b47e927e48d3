/** `openssl req -x509 -key … -subj /CN=a -days 36500`, with the private key of RFC 8410 §10.3. */
export const selfSigned = [
  '-----BEGIN CERTIFICATE-----',
  'MIIBGzCBzqADAgECAgEBMAUGAytlcDAMMQowCAYDVQQDDAFhMCAXDTI2MTEyMjE4',
  'MDIzMFoYDzIxMjYxMDI5MTgwMjMwWjAMMQowCAYDVQQDDAFhMCowBQYDK2VwAyEA',
  'Gb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuGjUzBRMB0GA1UdDgQWBBSi',
  'jMH4bllg0+A651yWLJeo1EgpPDAfBgNVHSMEGDAWgBSijMH4bllg0+A651yWLJeo',
  '1EgpPDAPBgNVHRMBAf8EBTADAQH/MAUGAytlcANBAPy5boAAzx+IwdLthcuN5n1v',
  '/BmMDNFA6cJdAuKn+9SoQ9gbgemyOgJhTHxiXCEhg36vwBxT4CR0WbQU8FOlZAA=',
  '-----END CERTIFICATE-----',
].join('\n');
