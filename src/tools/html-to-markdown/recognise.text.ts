/** Why something is recognized. */
export const words = { html: 'HTML, as Markdown' } as const;
