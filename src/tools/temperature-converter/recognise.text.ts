/** Why something is recognized. */
export const words = {
  temperature: 'number with a temperature unit',
} as const;
