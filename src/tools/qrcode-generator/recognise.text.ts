/** Why something is recognized. */
export const words = {
  wifi: 'Wi-Fi network access',
} as const;
