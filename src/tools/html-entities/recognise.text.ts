/** Why something is recognized. */
export const words = {
  references: 'HTML character references: {count}',
} as const;
