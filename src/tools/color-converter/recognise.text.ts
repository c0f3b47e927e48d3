/** Why something is recognized. */
export const words = {
  hex: '# and the digits of a color',
  function: 'a CSS color',
  name: 'the name of a CSS color',
} as const;
