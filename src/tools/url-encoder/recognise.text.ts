/** Why something is recognized. */
export const words = {
  escapes: '{count} percent-encoded UTF-8 bytes',
} as const;
