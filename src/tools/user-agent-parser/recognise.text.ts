/** Why something is recognized. */
export const words = {
  agent: 'user agent of a browser or program',
  agents: '{count} user agents, one per line',
  headers: 'request headers with a user agent',
} as const;
