/** Why something is recognized. */
export const words = {
  closed: 'XML element “{root}” with its end tag',
  open: 'XML element “{root}” without its end tag',
} as const;
