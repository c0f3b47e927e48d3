import { ToolError } from '#core/operation.ts';
import { certificateOf, sameBytes, type Certificate } from '#lib/asn1/certificate.ts';
import { buildChain, type Chain } from '#lib/asn1/chain.ts';
import { Element } from '#lib/asn1/element.ts';
import type { Document } from './document.ts';
import { decoded, maxDecoded } from './flate.ts';
import { isList, isStream } from './values.ts';

/** Whatever of the Document Security Store (ISO 32000-2 §12.8.4.3) is a certificate. */
export async function storedCertificates(document: Document): Promise<Certificate[]> {
  const revision = document.revisions.length;
  const store = document.dictionary(document.catalog(revision)?.get('DSS'), revision);
  const list = document.member(store, 'Certs', revision);
  const budget = { left: maxDecoded };
  const found: Certificate[] = [];
  for (const item of isList(list) ? list : []) {
    const stream = document.resolve(item, revision);
    const bytes = isStream(stream) ? await decoded(stream, budget) : undefined;
    const certificate = bytes && tolerant(() => certificateOf(Element.read(bytes)));
    if (certificate) found.push(certificate);
  }
  return found;
}

const isDamaged = (error: unknown): boolean => error instanceof ToolError && error.code === 'invalid-der';

/** The value, or undefined where an encoding is damaged. */
export function tolerant<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (isDamaged(error)) return undefined;
    throw error;
  }
}

export async function tolerantly<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (isDamaged(error)) return undefined;
    throw error;
  }
}

/** The chain from the signer on, and all certificates that its indexes count. */
export async function signerChain(
  signer: Certificate,
  others: readonly Certificate[],
  roots?: readonly Certificate[],
): Promise<{ readonly all: readonly Certificate[]; readonly chain: Chain }> {
  const all = [signer, ...others.filter((one) => !sameBytes(one.raw, signer.raw))];
  return { all, chain: await buildChain(all, roots, 0) };
}
