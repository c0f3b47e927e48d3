/** Why something is recognized. */
export const words = {
  signed: 'PDF file with a signature',
  pdf: 'PDF file, which may be signed',
} as const;
