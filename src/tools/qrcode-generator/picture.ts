/** The operation that finds a text in pixels. */
export const op = 'qrcode-generator/read';
