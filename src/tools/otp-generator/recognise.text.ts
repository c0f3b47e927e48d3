/** Why something is recognized. */
export const words = {
  uri: 'otpauth URI',
  list: 'otpauth URIs: {count}',
  migration: 'export from an authenticator app',
} as const;
