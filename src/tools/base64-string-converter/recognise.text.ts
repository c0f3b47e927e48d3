/** Why something is recognized. */
export const words = {
  text: 'Base64 of readable text',
  urlSafe: 'Base64url of readable text',
} as const;
