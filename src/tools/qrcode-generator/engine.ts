import { blob, choice, either, flag, integer, number, optional, secret, text as textField } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { levels } from '#lib/qr/capacity.ts';
import { contrastOf, readColor } from '#lib/qr/colors.ts';
import { drawSvg, drawText } from '#lib/qr/draw.ts';
import { kinds, securities, writePayload } from './engine/payload.ts';

const loadMatrix = once(() => import('#lib/qr/matrix.ts'));
const loadReadQr = once(() => import('#lib/read-qr.ts'));

const code = {
  text: textField(),
  ecc: choice(levels, 'M'),
  mask: integer({ min: -1, max: 7 }, -1),
  minVersion: integer({ min: 1, max: 40 }, 1),
  boost: flag(false),
};

const look = {
  quietZone: integer({ min: 0, max: 20 }, 4),
  moduleSize: integer({ min: 1, max: 64 }, 8),
  dark: textField('#000000'),
  light: textField('#ffffff'),
};

const readLook = <T extends { readonly dark: string; readonly light: string }>(given: T): T => ({
  ...given,
  dark: readColor(given.dark, 'dark'),
  light: readColor(given.light, 'light'),
});

/**
 * The modules of a QR code (ISO/IEC 18004): the smallest version that fits, one segment, UTF-8 without ECI.
 * Errors: `empty-text`, `too-long` { bytes, level, capacity, capacityAtL, excess }.
 */
export const encode = operation('qrcode-generator/encode', {
  input: code,
  run: async (wanted) => (await loadMatrix()).encodeMatrix(wanted),
});

/** The code as an SVG image in one line. Errors: those of `encode`, `invalid-color` { field, value }. */
export const svg = operation('qrcode-generator/svg', {
  input: { ...code, ...look },
  result: 'text',
  run: async (input) => {
    const shown = readLook(input);
    const { encodeMatrix } = await loadMatrix();
    return drawSvg(encodeMatrix(input).modules, shown);
  },
});

/** The code as a PNG image, as a data URL. Errors: those of `svg`. */
export const png = operation('qrcode-generator/png', {
  input: { ...code, ...look },
  result: 'text',
  thread: 'worker',
  run: async (input) => {
    const shown = readLook(input);
    const [{ encodeMatrix }, { drawPng }, { encodeBase64 }] = await Promise.all([
      import('#lib/qr/matrix.ts'),
      import('#lib/qr/png.ts'),
      import('#lib/base64.ts'),
    ]);
    return `data:image/png;base64,${encodeBase64(await drawPng(encodeMatrix(input).modules, shown))}`;
  },
});

/** The code in half-block characters, for terminals and chats. Errors: those of `encode`. */
export const text = operation('qrcode-generator/text', {
  input: { ...code, quietZone: integer({ min: 0, max: 20 }, 2), invert: flag(false) },
  result: 'text',
  run: async (input) => {
    const { encodeMatrix } = await loadMatrix();
    return drawText(encodeMatrix(input).modules, input.quietZone, input.invert);
  },
});

/** Can cameras tell the colors apart? Error: `invalid-color` { field, value }. */
export const contrast = operation('qrcode-generator/contrast', {
  input: { dark: textField(), light: textField() },
  run: ({ dark, light }) => contrastOf(readColor(dark, 'dark'), readColor(light, 'light')),
});

const coordinate = () => optional(either(number(), textField()));
const line = () => textField('');

/** The text that makes a phone join a network, keep a contact, write or call. Errors: `missing-field` { field }, `invalid-coordinates`. */
export const payload = operation('qrcode-generator/payload', {
  input: {
    kind: choice(kinds),
    ssid: line(),
    password: secret(''),
    security: choice(securities, 'WPA'),
    hidden: flag(false),
    firstName: line(),
    lastName: line(),
    organization: line(),
    title: line(),
    phone: line(),
    mobile: line(),
    email: line(),
    url: line(),
    street: line(),
    city: line(),
    region: line(),
    postalCode: line(),
    country: line(),
    note: line(),
    to: line(),
    subject: line(),
    body: line(),
    number: line(),
    message: line(),
    latitude: coordinate(),
    longitude: coordinate(),
  },
  result: 'text',
  run: ({ kind, ...facts }) => writePayload(kind, facts),
});

/** The text of the code in a picture of raw pixels, RGBA. Errors: `no-code`, `wrong-size` { bytes, width, height }. */
export const read = operation('qrcode-generator/read', {
  result: 'text',
  thread: 'worker',
  input: { pixels: blob(), width: integer({ min: 1, max: 20_000 }), height: integer({ min: 1, max: 20_000 }) },
  run: async ({ pixels, width, height }) => (await loadReadQr()).readPixels(pixels, width, height),
});
