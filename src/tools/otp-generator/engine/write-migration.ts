import { concatBytes } from '@noble/hashes/utils.js';
import { ToolError } from '#core/operation.ts';
import { encodeBase64 } from '#lib/base64.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { algorithms, readSecret, type Algorithm, type OtpType } from './code.ts';

/** An account as an export can carry it. */
export interface ExportedAccount {
  readonly type: OtpType;
  /** Base32. */
  readonly secret: string;
  readonly issuer: string;
  readonly account: string;
  readonly algorithm: Algorithm;
  readonly digits: 6 | 8;
  /** Seconds. */
  readonly period: number;
  readonly counter: number;
}

const accountsPerCode = 10;
/** An export has no field for the period. */
const onlyPeriod = 30;

/** A number in groups of seven bits, the lowest first; a negative one as its two's complement of 64 bits. */
function varint(value: number | bigint): Uint8Array {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  while (rest > 127n) {
    bytes.push(Number(rest & 127n) | 128);
    rest >>= 7n;
  }
  return Uint8Array.of(...bytes, Number(rest));
}

const numberField = (field: number, value: number): Uint8Array => concatBytes(varint(field * 8), varint(value));

const bytesField = (field: number, bytes: Uint8Array): Uint8Array =>
  concatBytes(varint(field * 8 + 2), varint(bytes.length), bytes);

function accountMessage(entry: ExportedAccount): Uint8Array {
  const isCounter = entry.type === 'hotp';
  return concatBytes(
    bytesField(1, readSecret(entry.secret, 'base32')),
    bytesField(2, encodeUtf8(entry.account)),
    bytesField(3, encodeUtf8(entry.issuer)),
    numberField(4, algorithms.indexOf(entry.algorithm) + 1),
    numberField(5, entry.digits === 8 ? 2 : 1),
    numberField(6, isCounter ? 1 : 2),
    ...(isCounter ? [numberField(7, entry.counter)] : []),
  );
}

/**
 * The addresses of an export that Google Authenticator imports, ten accounts each.
 * Errors: `not-exportable` { index } with the index from 0, `missing-secret`, `invalid-base32`.
 */
export function writeMigration(accounts: readonly ExportedAccount[], batchId: number): string[] {
  const index = accounts.findIndex(({ type, period }) => type === 'totp' && period !== onlyPeriod);
  if (index !== -1) throw new ToolError('not-exportable', { index });
  const messages = accounts.map((entry) => bytesField(1, accountMessage(entry)));
  const size = Math.ceil(messages.length / accountsPerCode);
  return Array.from({ length: size }, (_, part) => {
    const payload = concatBytes(
      ...messages.slice(part * accountsPerCode, (part + 1) * accountsPerCode),
      numberField(2, 1),
      numberField(3, size),
      numberField(4, part),
      numberField(5, batchId),
    );
    return `otpauth-migration://offline?data=${encodeURIComponent(encodeBase64(payload))}`;
  });
}
