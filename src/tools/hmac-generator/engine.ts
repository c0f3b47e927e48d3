import { blob, choice, secret, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { inputEncodings, outputEncodings } from '#lib/bytes.ts';
import { algorithms } from './engine/algorithms.ts';
import { isExpected, readExpected } from './engine/expected.ts';

const loadMac = once(() => import('./engine/mac.ts'));

const message = { text: text(), textEncoding: choice(inputEncodings, 'utf8') };
const keyed = { key: secret(), keyEncoding: choice(inputEncodings, 'utf8') };
const one = { algorithm: choice(algorithms, 'sha256') };
const shown = { encoding: choice(outputEncodings, 'hex') };

/**
 * HMAC, RFC 2104, of a text or of bytes; the key may be empty.
 * Errors: `invalid-hex`, `invalid-base64` { field: `text` | `key`, reason, position, character }.
 */
export const hmac = operation('hmac-generator/hmac', {
  input: { ...message, ...keyed, ...one, ...shown },
  result: 'text',
  run: async ({ algorithm, ...input }, context) => {
    const { macsOfText } = await loadMac();
    const [mac = ''] = await macsOfText({ ...input, algorithms: [algorithm] }, context);
    return mac;
  },
});

/**
 * Is `expected` (hexadecimal, Base64 or Base64url, after an optional `sha256=` or the like) the HMAC?
 * Errors: those of `hmac`, `unrecognised-digest`.
 */
export const verify = operation('hmac-generator/verify', {
  input: { ...message, ...keyed, ...one, expected: text() },
  run: async ({ algorithm, expected, ...input }, context) => {
    const { macsOfText } = await loadMac();
    const [mac = ''] = await macsOfText({ ...input, algorithms: [algorithm], encoding: 'hex' }, context);
    return { match: isExpected(readExpected(expected), mac, 'hex') };
  },
});

/** The HMAC with every algorithm, by its id. Errors: those of `hmac`. */
export const hmacAll = operation('hmac-generator/hmac-all', {
  input: { ...message, ...keyed, ...shown },
  run: async (input, context) => {
    const { macsOfText } = await loadMac();
    const macs = await macsOfText({ ...input, algorithms }, context);
    return Object.fromEntries(algorithms.map((id, index) => [id, macs[index] ?? '']));
  },
});

/**
 * The HMAC of a file of any size, in constant memory.
 * Errors: those of `hmac` for the key, `unreadable-file` when the file was changed, moved or locked meanwhile.
 */
export const hmacFile = operation('hmac-generator/hmac-file', {
  result: 'text',
  thread: 'worker',
  input: { file: blob(), ...keyed, ...one, ...shown },
  run: async ({ file, algorithm, ...input }, context) => {
    const { macsOfFile } = await loadMac();
    const [mac = ''] = await macsOfFile({ ...input, file, algorithms: [algorithm] }, context);
    return mac;
  },
});
