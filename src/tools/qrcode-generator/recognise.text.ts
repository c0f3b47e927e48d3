/** Why something is recognized. */
export const words = {
  code: 'QR code in the picture',
  wifi: 'Wi-Fi network access',
} as const;
