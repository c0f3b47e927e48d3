/** Why something is recognized. */
export const words = {
  scheme: 'URL with a scheme',
  mail: 'email address as a URL',
  defanged: 'defanged links',
  list: 'URLs: {count}',
  sentence: 'text with a URL',
  host: 'web address without a scheme',
} as const;
