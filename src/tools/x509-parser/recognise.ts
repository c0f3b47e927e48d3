import { reasonsOf, type Guess, type Reason, type Recogniser } from '#core/recognition.ts';
import type { Sample } from '#core/sample.ts';
import { derKind, type DerKind } from '#lib/asn1/der-kind.ts';
import { headOfBase64 } from '#lib/asn1/der-text.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();
const op = 'x509-parser/inspect';

const pem =
  /-----BEGIN ((?:(?:TRUSTED |X509 )?CERTIFICATE|(?:NEW )?CERTIFICATE REQUEST|X509 CRL|PKCS7|CMS|PKCS12))-----\s/;

const isKey = (kind: DerKind) =>
  kind === 'pkcs8' || kind === 'locked' || kind === 'spki' || kind === 'pkcs1' || kind === 'sec1';

const reasonOf = (kind: DerKind): Reason => because(isKey(kind) ? 'key' : kind);

const needsOf = (kind: DerKind) => (kind === 'pkcs12' || kind === 'locked' ? { needs: ['password'] } : {});

function fromFile({ source: { head, name = '' } }: Sample): Guess[] {
  if (!head) return [];
  const kind = derKind(head) ?? (/\.(?:p12|pfx)$/i.test(name) && head[0] === 0x30 ? 'pkcs12' : undefined);
  if (!kind) return [];
  return [{ op, input: {}, score: 97, kind: 'exact', reason: reasonOf(kind), ...needsOf(kind) }];
}

export const recognise: Recogniser = (sample) => {
  const { source, text } = sample;
  if (source.text === undefined) return fromFile(sample);
  const armored = text.includes('-----BEGIN ') ? text.replaceAll('\\n', '\n') : '';
  const label = pem.exec(armored)?.[1];
  if (label !== undefined) {
    const needs = label === 'PKCS12' ? { needs: ['password'] } : {};
    return [{ op, input: { text: armored }, score: 98, kind: 'exact', reason: because('pem', { label }), ...needs }];
  }
  const head = headOfBase64(text);
  const kind = head && derKind(head);
  if (!kind || isKey(kind)) return [];
  return [{ op, input: { text }, score: 96, kind: 'exact', reason: reasonOf(kind), ...needsOf(kind) }];
};
