/** Why something is recognized. */
export const words = {
  escapes: 'Unicode escapes: {count}',
  character: 'one character beyond ASCII',
  cluster: 'one character made of {count} code points',
} as const;
