/** Attributes of a field whose text the browser must not correct, capitalize, check or fill in. */
export const rawTextAttributes = {
  spellCheck: false,
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'off',
} as const;
