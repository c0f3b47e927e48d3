/** Why something is recognized. */
export const words = {
  command: 'docker run command',
} as const;
