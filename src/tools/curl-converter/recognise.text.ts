/** Why something is recognized. */
export const words = {
  curl: 'curl command',
  fetch: 'fetch call',
  http: 'HTTP request',
  har: 'HTTP Archive',
} as const;
