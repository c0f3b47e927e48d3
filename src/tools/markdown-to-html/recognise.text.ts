/** Why something is recognized. */
export const words = {
  signs: 'Markdown, {count} typical marks',
  file: 'a Markdown file',
} as const;
