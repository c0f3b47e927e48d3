/** Why something is recognized. */
export const words = {
  escapes: 'Unicode escapes: {count}',
  character: 'one non-ASCII character',
  cluster: 'one character made of {count} code points',
} as const;
