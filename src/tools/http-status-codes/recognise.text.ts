/** Why something is recognized. */
export const words = {
  code: 'a number from 100 to 599',
} as const;
