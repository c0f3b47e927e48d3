/** Why something is recognized. */
export const words = {
  html: 'HTML elements',
} as const;
