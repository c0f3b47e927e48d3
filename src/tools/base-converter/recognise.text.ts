/** Why something is recognized. */
export const words = {
  prefix: 'number with a base-{base} prefix',
  digits: 'only 0 and 1: a base-{base} number',
} as const;
