/** Why something is recognized. */
export const words = { wifi: 'text of a Wi-Fi QR code' } as const;
