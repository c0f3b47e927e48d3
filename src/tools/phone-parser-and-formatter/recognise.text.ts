/** Why something is recognized. */
export const words = {
  one: 'international phone number',
  many: 'text with {count} international phone numbers',
} as const;
