/** Why something is recognized. */
export const words = { schema: 'a JSON Schema, {draft}' } as const;
