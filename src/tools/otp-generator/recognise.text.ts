/** Why something is recognized. */
export const words = {
  uri: 'otpauth URI',
  migration: 'export of an authenticator app',
} as const;
