import { encodeBase64 } from '#lib/base64.ts';
import { decodeUtf8 } from '#lib/charset.ts';
import { derKind, type DerKind } from '#lib/asn1/der-kind.ts';
import { textOf } from '../engine/blocks.ts';

const labels: Partial<Readonly<Record<DerKind, string>>> = {
  certificate: 'CERTIFICATE',
  csr: 'CERTIFICATE REQUEST',
  crl: 'X509 CRL',
  pkcs7: 'PKCS7',
  pkcs12: 'PKCS12',
  pkcs8: 'PRIVATE KEY',
  locked: 'ENCRYPTED PRIVATE KEY',
  spki: 'PUBLIC KEY',
};

async function pemOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = derKind(bytes);
  const label = kind && labels[kind];
  if (label === undefined) return textOf(bytes);
  return `-----BEGIN ${label}-----\n${encodeBase64(bytes, { lineLength: 64 })}\n-----END ${label}-----`;
}

/** One file as it is if it is not text; several as one text. */
export async function joined(files: readonly File[]): Promise<{ text: string; file: File | undefined }> {
  const [first, ...others] = files;
  if (first && others.length === 0 && decodeUtf8(new Uint8Array(await first.arrayBuffer())) === undefined) {
    return { text: '', file: first };
  }
  return { text: (await Promise.all(files.map(pemOf))).join('\n'), file: undefined };
}
