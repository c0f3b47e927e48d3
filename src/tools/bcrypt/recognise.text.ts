/** Why something is recognized. */
export const words = {
  hash: 'bcrypt hash ${version}$, cost {cost}',
} as const;
