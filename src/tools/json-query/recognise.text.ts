/** Why something is recognized. */
export const words = { path: 'a JSONPath that starts with $' } as const;
