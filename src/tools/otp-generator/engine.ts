import { blob, choice, group, integer, list, number, optional, secret, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { encodeBase32 } from '#lib/base32.ts';
import { randomBytes } from '#lib/random.ts';
import { algorithms, encodings, readSecret, stepsOf, types } from './engine/code.ts';

const loadMigration = once(() => import('./engine/migration.ts'));
const loadList = once(() => import('./engine/list.ts'));
const loadWriteMigration = once(() => import('./engine/write-migration.ts'));
const loadReadQr = once(() => import('#lib/read-qr.ts'));

const loadHotp = once(() => import('./engine/hotp.ts'));
const loadUri = once(() => import('./engine/uri.ts'));

const shared = {
  secret: secret(),
  secretEncoding: choice(encodings, 'base32'),
  algorithm: choice(algorithms, 'SHA1'),
  digits: integer({ min: 6, max: 10 }, 6),
  period: integer({ min: 1, max: 86_400 }, 30),
};
const counterBounds = { min: 0, max: Number.MAX_SAFE_INTEGER };
const timestamp = optional(number({ min: 0, max: 8.64e15 }));

const stepOf = (ms: number, period: number): number => Math.floor(Math.floor(ms / 1000) / period);

/**
 * The code of a moment (RFC 6238), those before and after it, and for how long it is good. `timestamp` is in Unix
 * milliseconds. Errors: `missing-secret`, `invalid-base32`, `invalid-hex` { position, character }.
 */
export const totp = operation('otp-generator/totp', {
  input: { ...shared, timestamp },
  run: async ({ secret, secretEncoding, algorithm, digits, period, timestamp: ms = Date.now() }) => {
    const key = readSecret(secret, secretEncoding);
    const { codeAt } = await loadHotp();
    const counter = stepOf(ms, period);
    const at = (step: number): string => codeAt(key, step, algorithm, digits);
    return {
      code: at(counter),
      previous: counter === 0 ? null : at(counter - 1),
      next: at(counter + 1),
      counter,
      secondsRemaining: period - (Math.floor(ms / 1000) % period),
    };
  },
});

/** The code of a counter, RFC 4226. Errors: those of `totp`. */
export const hotp = operation('otp-generator/hotp', {
  input: { ...shared, counter: integer(counterBounds) },
  result: 'text',
  run: async ({ secret, secretEncoding, algorithm, digits, counter }) => {
    const key = readSecret(secret, secretEncoding);
    return (await loadHotp()).codeAt(key, counter, algorithm, digits);
  },
});

/** Does the code belong to the secret, and how many steps away? Errors: those of `totp`. */
export const verify = operation('otp-generator/verify', {
  input: {
    code: text(),
    ...shared,
    type: choice(types, 'totp'),
    timestamp,
    counter: integer(counterBounds, 0),
    window: integer({ min: 0, max: 100 }, 1),
  },
  run: async ({
    code,
    secret,
    secretEncoding,
    algorithm,
    digits,
    period,
    type,
    timestamp: ms = Date.now(),
    ...rest
  }) => {
    const key = readSecret(secret, secretEncoding);
    const { codeAt } = await loadHotp();
    const wanted = code.replace(/[\s-]/g, '');
    const counter = type === 'totp' ? stepOf(ms, period) : rest.counter;
    for (const step of stepsOf(type, counter, rest.window)) {
      if (codeAt(key, counter + step, algorithm, digits) === wanted) return { valid: true, delta: step };
    }
    return { valid: false, delta: null };
  },
});

/** The `otpauth://` address for an authenticator. Errors: those of `totp`, `issuer-contains-colon`. */
export const uri = operation('otp-generator/uri', {
  input: {
    ...shared,
    type: choice(types, 'totp'),
    issuer: text(''),
    account: text(''),
    counter: integer(counterBounds, 0),
  },
  result: 'text',
  run: async ({ secret, secretEncoding, ...rest }) => {
    const key = readSecret(secret, secretEncoding);
    return (await loadUri()).formatUri({ ...rest, secret: encodeBase32(key) });
  },
});

/** Errors: `invalid-otpauth-uri` { reason, found }, `missing-secret`, `invalid-base32`. */
export const parseUri = operation('otp-generator/parse-uri', {
  input: { uri: secret() },
  run: async ({ uri }) => (await loadUri()).parseOtpauth(uri),
});

/** The accounts of a Google Authenticator export. Error: `invalid-otpauth-uri`. */
export const parseMigration = operation('otp-generator/parse-migration', {
  input: { uri: secret() },
  run: async ({ uri }) => (await loadMigration()).parseMigration(uri),
});

/**
 * The accounts of `otpauth://` and `otpauth-migration://` addresses, one per line. An export of Google Authenticator is
 * spread over several QR codes: `batches` says which of them are there. Findings: `invalid-line`, `duplicate-account`,
 * `missing-batch`. Error: `invalid-otpauth-uri` if all lines are blank.
 *
 * @example
 * ```ts
 * await execute(readList, { text: 'otpauth://totp/Shop:me?secret=JBSWY3DPEHPK3PXP' }); // one account, line 1
 * ```
 */
export const readList = operation('otp-generator/read-list', {
  thread: 'worker',
  input: { text: secret() },
  run: async ({ text: lines }) => (await loadList()).readList(lines),
});

/**
 * The addresses of an export for Google Authenticator, ten accounts each, to be shown as QR codes. Only periods of 30
 * seconds can be exported. Errors: `not-exportable` { index } with the index from 0, `missing-secret`,
 * `invalid-base32`.
 *
 * @example
 * ```ts
 * await execute(writeMigration, { accounts: [{ secret: 'JBSWY3DPEHPK3PXP', issuer: 'Shop', account: 'me' }] });
 * // ['otpauth-migration://offline?data=…']
 * ```
 */
export const writeMigration = operation('otp-generator/write-migration', {
  input: {
    accounts: list(
      group({
        type: choice(types, 'totp'),
        secret: secret(),
        issuer: text(''),
        account: text(''),
        algorithm: choice(algorithms, 'SHA1'),
        digits: choice([6, 8], 6),
        period: integer({ min: 1, max: 86_400 }, 30),
        counter: integer(counterBounds, 0),
      }),
      { min: 1, max: 100 },
    ),
    batchId: integer({}, 1),
  },
  run: async ({ accounts, batchId }) => (await loadWriteMigration()).writeMigration(accounts, batchId),
});

/** A new secret in Base32; 20 bytes are what RFC 4226 §4 recommends. */
export const generateSecret = operation('otp-generator/generate-secret', {
  result: 'text',
  random: true,
  input: { bytes: integer({ min: 10, max: 64 }, 20) },
  run: ({ bytes }) => encodeBase32(randomBytes(bytes)),
});

const side = integer({ min: 1, max: 20_000 });

/**
 * The text of the QR code in a picture of raw pixels, RGBA: an otpauth address, as a rule.
 * Errors: `no-code`, `wrong-size` { bytes, width, height }.
 */
export const readCode = operation('otp-generator/read-code', {
  result: 'text',
  thread: 'worker',
  input: { pixels: blob(), width: side, height: side },
  run: async ({ pixels, width, height }) => (await loadReadQr()).readPixels(pixels, width, height),
});
