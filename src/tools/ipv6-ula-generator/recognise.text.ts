/** Why something is recognized. */
export const words = {
  local: 'unique local IPv6 address',
} as const;
