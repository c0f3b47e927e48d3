const headers = new Set(['authorization', 'proxy-authorization', 'cookie', 'set-cookie']);

/** Does this header have a rule of its own? */
export const isAuthHeader = (name: string): boolean => headers.has(name.toLowerCase());
