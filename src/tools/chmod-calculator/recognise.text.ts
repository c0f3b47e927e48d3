/** Why something is recognized. */
export const words = {
  symbolic: 'nine permission letters',
  octal: 'octal digits of a file mode',
} as const;
