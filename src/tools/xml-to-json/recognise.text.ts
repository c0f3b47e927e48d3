/** Why something is recognized. */
export const words = { markup: 'starts and ends like XML' } as const;
