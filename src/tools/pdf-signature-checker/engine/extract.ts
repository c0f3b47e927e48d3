import { ToolError } from '#core/operation.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { pem } from '#lib/keys/write-key.ts';
import { sameBytes, type Certificate } from '#lib/asn1/certificate.ts';
import { signerChain, storedCertificates, tolerant, tolerantly } from './certificates.ts';
import { readCms, signerIn, type Cms } from './cms.ts';
import type { Document } from './document.ts';
import { coverageOf, findSignatures } from './signatures.ts';

/** Those that the signature has, and what its chain takes from the Document Security Store. */
async function certificatesOf(read: Cms, document: Document): Promise<readonly Certificate[]> {
  const stored = await storedCertificates(document);
  const others = [...read.certificates, ...stored];
  const signer = tolerant(() => signerIn(read, others));
  const found = signer && (await tolerantly(() => signerChain(signer, others)));
  const isNew = (one: Certificate): boolean => read.certificates.every((own) => !sameBytes(own.raw, one.raw));
  const chained = found?.chain.ordered.map((at) => found.all[at] as Certificate) ?? [];
  return [...read.certificates, ...chained.filter(isNew)];
}

/** @throws ToolError `no-such-signature` { index, count } */
export async function extractPart(
  document: Document,
  index: number,
  what: 'cms' | 'revision' | 'certificates',
): Promise<Uint8Array> {
  const all = findSignatures(document);
  const found = all[index];
  if (!found) throw new ToolError('no-such-signature', { index, count: all.length });
  if (what === 'revision') {
    const [, , second = 0, rest = 0] = coverageOf(document, found).byteRange;
    return document.bytes.slice(0, second + rest);
  }
  const read = readCms(found.contents.bytes);
  if (what === 'certificates') {
    const certificates = read ? await certificatesOf(read.cms, document) : [];
    return encodeUtf8(certificates.map(({ raw }) => pem('CERTIFICATE', raw)).join(''));
  }
  if (read) return read.raw.slice();
  const { bytes } = found.contents;
  return bytes.slice(0, bytes.findLastIndex((byte) => byte !== 0) + 1);
}
