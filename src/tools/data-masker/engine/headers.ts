const headers = new Set(['authorization', 'proxy-authorization', 'cookie', 'set-cookie']);

/** Is it a header that has a rule of its own? */
export const isAuthHeader = (name: string): boolean => headers.has(name.toLowerCase());
