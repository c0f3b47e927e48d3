/** Why something is recognized. */
export const words = { wrapper: 'link that {host} wraps around another one' } as const;
