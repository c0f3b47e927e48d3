/** Why something is recognized. */
export const words = { wrapper: 'link that {host} puts in front of another one' } as const;
