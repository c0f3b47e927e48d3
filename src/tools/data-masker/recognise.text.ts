/** Why something is recognized. */
export const words = {
  key: 'text with a private key',
  credential: 'text with a token or password',
  har: 'HTTP archive (HAR)',
  log: 'log with email or IP addresses',
  trace: 'stack trace with an email or IP address',
} as const;
