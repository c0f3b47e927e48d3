/** Why something is recognized. */
export const words = {
  image: 'magic number of {type}',
  dataUri: 'data URI',
  file: 'Base64 with the magic number of {type}',
} as const;
