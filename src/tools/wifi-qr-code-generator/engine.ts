import { blob, choice, integer, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { levels } from '#lib/qr/capacity.ts';
import { networkFields, type Network } from './engine/fields.ts';
import { readPayload } from './engine/read.ts';
import { writePayload } from './engine/write.ts';

const loadMatrix = once(() => import('#lib/qr/matrix.ts'));
const loadReadQr = once(() => import('#lib/read-qr.ts'));

/**
 * The text that makes a phone join a network, its length in UTF-8, and what may keep people from joining. WPA stands for
 * WPA2 and WPA3 alike, SAE for networks that refuse WPA2.
 * Errors: `missing-field` { field }, `ssid-too-long` { bytes, max }, `control-character` { field, position }.
 *
 * @example
 * ```ts
 * await execute(payload, { ssid: 'guest', security: 'nopass' });
 * // { payload: 'WIFI:T:nopass;S:guest;;', bytes: 23, warnings: ['open-network'] }
 * ```
 */
export const payload = operation('wifi-qr-code-generator/payload', {
  input: networkFields,
  run: writePayload,
});

/**
 * The network in the text of a code, however old the reader is that it was written for.
 * Errors: `empty-input`, `not-wifi`, `missing-field` { field }, `unknown-security` { value }.
 */
export const read = operation('wifi-qr-code-generator/read', {
  input: { payload: text() },
  run: ({ payload: written }) => readPayload(written),
});

/** A code of more than this takes longer than a frame, in characters. */
const heavyLength = 300;
const lengthOf = ({ password, identity, anonymousIdentity }: Network): number =>
  password.length + identity.length + anonymousIdentity.length;

/**
 * The payload with the modules of its QR code (ISO/IEC 18004), rows of 0 and 1. Errors: those of `payload`, `too-long`
 * { bytes, capacity }.
 */
export const code = operation('wifi-qr-code-generator/code', {
  input: { ...networkFields, ecc: choice(levels, 'M') },
  weight: (network) => (lengthOf(network) > heavyLength ? 1_000_000 : 0),
  run: async ({ ecc, ...network }) => {
    const written = writePayload(network);
    const { encodeMatrix } = await loadMatrix();
    const { version, size, modules } = encodeMatrix({
      text: written.payload,
      ecc,
      mask: -1,
      minVersion: 1,
      boost: false,
    });
    return { payload: written.payload, version, size, modules };
  },
});

/** The text of the code in a picture of raw pixels, RGBA. Errors: `no-code`, `wrong-size` { bytes, width, height }. */
export const readPicture = operation('wifi-qr-code-generator/read-picture', {
  result: 'text',
  thread: 'worker',
  input: { pixels: blob(), width: integer({ min: 1, max: 20_000 }), height: integer({ min: 1, max: 20_000 }) },
  run: async ({ pixels, width, height }) => (await loadReadQr()).readPixels(pixels, width, height),
});
