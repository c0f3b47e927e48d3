import { ToolError } from '#core/operation.ts';
import { asciiLowerCase, asciiUpperCase } from '#lib/ascii-case.ts';
import { decodeBase32, encodeBase32 } from '#lib/base32.ts';
import { algorithms, type Algorithm, type OtpType } from './code.ts';

export interface Account {
  readonly type: OtpType;
  /** Base32, upper case, no padding. */
  readonly secret: string;
  readonly issuer: string;
  readonly account: string;
  readonly algorithm: Algorithm;
  readonly digits: number;
  /** Seconds; null for HOTP. */
  readonly period: number | null;
  /** Null for TOTP. */
  readonly counter: number | null;
}

/** The key URI format that authenticators read from QR codes. Error: `issuer-contains-colon`. */
export function formatUri(entry: Account): string {
  const { type, secret, issuer, account, algorithm, digits, period, counter } = entry;
  if (issuer.includes(':')) throw new ToolError('issuer-contains-colon');
  const quoted = (part: string): string => encodeURIComponent(part.toWellFormed());
  const label = issuer === '' ? quoted(account) : `${quoted(issuer)}:${quoted(account)}`;
  const issuerPart = issuer === '' ? '' : `&issuer=${quoted(issuer)}`;
  const moving = type === 'hotp' ? `counter=${counter ?? 0}` : `period=${period ?? 30}`;
  return `otpauth://${type}/${label}?secret=${secret}${issuerPart}&algorithm=${algorithm}&digits=${digits}&${moving}`;
}

const invalid = (reason: string, found = ''): ToolError => new ToolError('invalid-otpauth-uri', { reason, found });

function decodeLabel(part: string): string {
  try {
    return decodeURIComponent(part).trim();
  } catch {
    throw invalid('label', part);
  }
}

/**
 * A name or a value of a query (URL Standard §5.1): a percent sign that begins no escape stands for itself.
 * Error: `invalid-otpauth-uri` { reason: `utf8`, found } for bytes that are not UTF-8; it shows `found`.
 */
function decodeForm(written: string, found = written): string {
  try {
    return decodeURIComponent(written.replaceAll('+', ' ').replace(/%(?![\da-f]{2})/gi, '%25'));
  } catch {
    throw invalid('utf8', found);
  }
}

/** The first value of each parameter as it is written; names are the same in upper and lower case. */
function parametersOf(query: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const piece of query.split('&')) {
    const [name = '', ...rest] = piece.split('=');
    const key = asciiLowerCase(decodeForm(name));
    if (!values.has(key)) values.set(key, rest.join('='));
  }
  return values;
}

/** Errors: `invalid-otpauth-uri` { reason, found }, `missing-secret`, `invalid-base32`. */
export function parseOtpauth(uri: string): Account {
  const match = /^otpauth:\/\/([^/?#]*)\/?([^?#]*)\??([^#]*)/i.exec(uri.trim());
  const [, typeText = '', label = '', query = ''] = match ?? [];
  if (!match) throw invalid('scheme');
  const type = asciiLowerCase(typeText);
  if (type !== 'totp' && type !== 'hotp') throw invalid('type', typeText);

  const written = parametersOf(query);
  const valueOf = (name: string): string | undefined => {
    const value = written.get(name);
    return value === undefined ? undefined : decodeForm(value, name === 'secret' ? name : value);
  };
  const integer = (name: string, fallback: number, min: number, max: number): number => {
    const value = valueOf(name) ?? String(fallback);
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < min || number > max) throw invalid(name, value);
    return number;
  };
  const algorithmText = valueOf('algorithm') ?? 'SHA1';
  const algorithm = algorithms.find((name) => name === asciiUpperCase(algorithmText).replace('-', ''));
  if (!algorithm) throw invalid('algorithm', algorithmText);
  if (type === 'hotp' && !written.has('counter')) throw invalid('no-counter');

  const secret = decodeBase32(valueOf('secret') ?? '');
  if (secret.length === 0) throw new ToolError('missing-secret');
  const colon = /:|%3A/i.exec(label);
  const labelIssuer = colon ? decodeLabel(label.slice(0, colon.index)) : '';
  const account = decodeLabel(colon ? label.slice(colon.index + colon[0].length) : label);
  return {
    type,
    secret: encodeBase32(secret),
    issuer: valueOf('issuer')?.trim() || labelIssuer,
    account,
    algorithm,
    digits: integer('digits', 6, 6, 10),
    period: type === 'totp' ? integer('period', 30, 1, 86_400) : null,
    counter: type === 'hotp' ? integer('counter', 0, 0, Number.MAX_SAFE_INTEGER) : null,
  };
}
