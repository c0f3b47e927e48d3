/** Why something is recognized. */
export const words = {
  emoji: 'one emoji',
  points: 'code points of an emoji',
  name: 'short name of an emoji',
} as const;
