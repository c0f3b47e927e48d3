/** Why something is recognized. */
export const words = {
  name: 'the file name identifies its type',
  bytes: 'the first bytes of a file may identify its type',
  type: 'media type',
} as const;
