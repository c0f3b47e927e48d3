/** Why something is recognized. */
export const words = {
  list: '{count} email addresses',
  one: 'an email address',
} as const;
