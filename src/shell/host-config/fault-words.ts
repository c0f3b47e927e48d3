/** The messages about a wrong configuration, for whoever runs the site. */
export const faultWords = {
  title: 'The configuration of this site ({file}) is wrong, so its defaults are used:',
  wrong: '{key}: expected {expected}, received {received}',
  unknown: '{key}: unknown key, received {received}',
  json: 'JSON',
  object: 'an object {…}',
  list: 'a list […]',
  string: 'text',
  url: 'an address that starts with https:// or http://, or nothing',
  tool: 'the name of a tool',
  category: 'the name of a category',
  'no-analytics': 'false, because this build contains no analytics',
} as const;
