/** Why something is recognized. */
export const words = {
  hex: 'a hexadecimal color',
  function: 'a CSS color',
  name: 'the name of a CSS color',
} as const;
