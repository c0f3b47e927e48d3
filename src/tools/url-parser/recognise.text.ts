/** Why something is recognized. */
export const words = {
  scheme: 'URL with a scheme',
  mail: 'mail address as a URL',
  defanged: 'links that were defanged',
  list: 'URLs: {count}',
  sentence: 'text with a URL',
  host: 'web address without a scheme',
} as const;
