import { reasonsOf, type Guess, type Reason, type Recogniser } from '#core/recognition.ts';
import { derKind } from '#lib/asn1/der-kind.ts';
import { headOfBase64 } from '#lib/asn1/der-text.ts';
import { jsonOf } from '#lib/json-scan/sample.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const pem = /^-----BEGIN ((?:(?:RSA|EC|DSA|ENCRYPTED|OPENSSH) )?(?:PRIVATE|PUBLIC) KEY)-----\s/;
/** RFC 4716. */
const ssh2 = /^---- BEGIN (SSH2 PUBLIC KEY) ----\s/;
const publicLine =
  /^(?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-nistp\d{3}|sk-[\w-]+@openssh\.com) AAAA[\w+/]+={0,2}(?: .*)?$/;
const kinds: ReadonlySet<unknown> = new Set(['RSA', 'EC', 'OKP']);

function guess(key: string, score: number, reason: Reason, isLocked = false): Guess[] {
  const needs = isLocked && { needs: ['passphrase'] };
  return [{ op: 'rsa-key-pair-generator/inspect', input: { key }, score, kind: 'exact', reason, ...needs }];
}

function fromPem(text: string): Guess[] {
  const label = (pem.exec(text) ?? ssh2.exec(text))?.[1];
  if (label === undefined) return [];
  const isLocked = label.startsWith('ENCRYPTED') || /^Proc-Type: 4,ENCRYPTED/m.test(text);
  const [named] = /^(?:SSH2|OPENSSH)/.exec(label) ?? [];
  const reason = named === undefined ? because('pem', { label }) : because(named === 'SSH2' ? 'ssh2' : 'openssh');
  return guess(text, 98, reason, isLocked);
}

const derLabels = {
  pkcs8: 'PRIVATE KEY',
  locked: 'ENCRYPTED PRIVATE KEY',
  spki: 'PUBLIC KEY',
  pkcs1: 'RSA PRIVATE KEY',
  sec1: 'EC PRIVATE KEY',
} as const;

/** Base64 of a key in DER: the operation takes it as PEM. */
function fromDer(text: string): Guess[] {
  const head = headOfBase64(text);
  const kind = head && derKind(head);
  if (!kind || !(kind in derLabels)) return [];
  const label = derLabels[kind as keyof typeof derLabels];
  const key = `-----BEGIN ${label}-----\n${text}\n-----END ${label}-----`;
  return guess(key, 96, because('der', { label }), kind === 'locked');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isKey = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'kty' in value && kinds.has(value.kty);

/** A key as JSON, or the first of a set. */
function fromJson(text: string): Guess[] {
  const value = parsed(text);
  if (isKey(value)) return guess(text, 97, because('jwk'));
  if (typeof value !== 'object' || value === null || !('keys' in value) || !Array.isArray(value.keys)) return [];
  const first: unknown = value.keys[0];
  if (!isKey(first)) return [];
  return guess(JSON.stringify(first), 97, because('jwks', { count: value.keys.length }));
}

export const recognise: Recogniser = (sample) => {
  const { source, text } = sample;
  // Variables of an environment and JSON have a key in one line.
  if (/^-{4,5} ?BEGIN /.test(text)) return fromPem(text.replaceAll('\\n', '\n'));
  if (sample.isLine(20_000) && publicLine.test(text)) return guess(text, 97, because('openssh'));
  if (text.startsWith('M')) return fromDer(text);
  if (/^PuTTY-User-Key-File-[23]: /.test(text))
    return guess(text, 97, because('putty'), /^Encryption: (?!none)/m.test(text));
  const keys = text.startsWith('{') && source.complete ? jsonOf(sample)?.keys : undefined;
  return keys?.some((key) => key === 'kty' || key === 'keys') === true ? fromJson(text) : [];
};
