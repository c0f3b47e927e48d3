import { ToolError } from '#core/operation.ts';
import { encodeBase32 } from '#lib/base32.ts';
import { decodeBase64 } from '#lib/base64.ts';
import { decodeUtf8 } from '#lib/charset.ts';
import { algorithms } from './code.ts';
import type { Account } from './uri.ts';

const damaged = (): ToolError => new ToolError('invalid-otpauth-uri', { reason: 'migration', found: '' });

type Value = bigint | Uint8Array;

/** The fields of a protocol buffer message in order; only the wire types that the export has: varint and bytes. */
function readMessage(bytes: Uint8Array): [field: number, value: Value][] {
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++];
      if (byte === undefined || shift > 63n) throw damaged();
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const fields: [number, Value][] = [];
  while (at < bytes.length) {
    const key = Number(varint());
    const wire = key % 8;
    if (wire !== 0 && wire !== 2) throw damaged();
    const value = varint();
    if (wire === 0) fields.push([Math.floor(key / 8), value]);
    else {
      const end = at + Number(value);
      if (end > bytes.length) throw damaged();
      fields.push([Math.floor(key / 8), bytes.subarray(at, end)]);
      at = end;
    }
  }
  return fields;
}

function readAccount(bytes: Uint8Array): Account {
  const fields = new Map(readMessage(bytes));
  const number = (field: number, fallback: number): number => {
    const value = fields.get(field);
    return typeof value === 'bigint' ? Number(value) : fallback;
  };
  const text = (field: number): string => {
    const value = fields.get(field);
    return value instanceof Uint8Array ? (decodeUtf8(value) ?? '') : '';
  };
  const secret = fields.get(1);
  const algorithm = algorithms[Math.max(number(4, 1), 1) - 1];
  if (!(secret instanceof Uint8Array) || secret.length === 0 || !algorithm) throw damaged();
  const issuer = text(3);
  const name = text(2);
  const isCounter = number(6, 2) === 1;
  return {
    type: isCounter ? 'hotp' : 'totp',
    secret: encodeBase32(secret),
    issuer,
    account: name.startsWith(`${issuer}:`) ? name.slice(issuer.length + 1).trim() : name,
    algorithm,
    digits: number(5, 1) === 2 ? 8 : 6,
    period: isCounter ? null : 30,
    counter: isCounter ? number(7, 0) : null,
  };
}

/** Which of several QR codes an export is. */
export interface BatchPart {
  /** A signed integer in decimal: it does not always fit into a number. */
  readonly id: string;
  /** How many codes there are. */
  readonly size: number;
  /** From 0. */
  readonly index: number;
}

/** Fields 3, 4 and 5; null where an export has none of them. */
function readBatch(fields: ReadonlyMap<number, Value>): BatchPart | null {
  const integer = (field: number): bigint | undefined => {
    const value = fields.get(field);
    return typeof value === 'bigint' ? BigInt.asIntN(64, value) : undefined;
  };
  const [size, index, id] = [integer(3), integer(4), integer(5)];
  if (size === undefined && index === undefined && id === undefined) return null;
  return { id: String(id ?? 0n), size: Number(size ?? 1n), index: Number(index ?? 0n) };
}

/** The accounts of an export of Google Authenticator: `otpauth-migration://offline?data=…`. */
export const parseMigration = (uri: string): Account[] => readMigration(uri).accounts;

/** The accounts of an export, and which of its QR codes this is. */
export function readMigration(uri: string): { accounts: Account[]; batch: BatchPart | null } {
  const query = /^otpauth-migration:\/\/offline\/?\?(\S*)$/i.exec(uri.trim())?.[1];
  // A plus sign that was not escaped is a digit of Base64, not a space.
  const data = query === undefined ? null : new URLSearchParams(query.replaceAll('+', '%2B')).get('data');
  if (!data) throw damaged();
  let bytes: Uint8Array;
  try {
    bytes = decodeBase64(data);
  } catch {
    throw damaged();
  }
  const fields = readMessage(bytes);
  const accounts = fields.flatMap(([field, value]) =>
    field === 1 && value instanceof Uint8Array ? [readAccount(value)] : [],
  );
  if (accounts.length === 0) throw damaged();
  return { accounts, batch: readBatch(new Map(fields)) };
}
