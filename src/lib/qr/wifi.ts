/** A value in a Wi-Fi code: what means something there gets a backslash (ZXing's wiki, "Barcode Contents"). */
export const escapeWifi = (value: string): string => value.replaceAll(/[\\;,":]/g, String.raw`\$&`);
