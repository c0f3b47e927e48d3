import { extensionsOf, signatureOf, type Extension, type Signature } from '#lib/asn1/certificate.ts';
import { badDer, universal, type Element } from '#lib/asn1/element.ts';
import { nameOf, type Name } from '#lib/asn1/name.ts';
import { publicKeyOf, type PublicKey } from '#lib/asn1/public-key.ts';

/** A request for a certificate, RFC 2986 §4. */
export interface Csr extends Signature {
  readonly raw: Uint8Array;
  readonly subject: Name;
  readonly publicKey: PublicKey;
  readonly extensions: readonly Extension[];
  readonly challengePassword: boolean;
}

/** PKCS#9 (RFC 2985 §5.4), and the same of Microsoft. */
const extensionRequests: ReadonlySet<string> = new Set(['1.2.840.113549.1.9.14', '1.3.6.1.4.1.311.2.1.14']);
const challenge = '1.2.840.113549.1.9.7';

export function csrOf(element: Element): Csr {
  const { inner, ...signed } = signatureOf(element);
  const [version, subject, key, attributes] = inner.inside();
  if (!version?.is(universal.integer) || !subject || !key) throw badDer('structure');
  const all = (attributes?.children ?? []).map((attribute) => {
    const [type, values] = attribute.inside();
    return { type: type?.oid ?? '', value: values?.children[0] };
  });
  return {
    ...signed,
    raw: element.raw,
    subject: nameOf(subject),
    publicKey: publicKeyOf(key),
    extensions: extensionsOf(all.find(({ type }) => extensionRequests.has(type))?.value),
    challengePassword: all.some(({ type }) => type === challenge),
  };
}
