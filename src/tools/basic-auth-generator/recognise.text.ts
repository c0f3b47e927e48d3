/** Why something is recognized. */
export const words = {
  header: 'Basic credentials with a colon',
} as const;
