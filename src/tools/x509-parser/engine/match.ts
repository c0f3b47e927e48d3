import { ToolError } from '#core/operation.ts';
import { publicKeyFacts, type PublicKey } from '#lib/asn1/public-key.ts';
import { readItems, type Item } from './items.ts';

function publicKeyOf(item: Item): PublicKey | undefined {
  switch (item.kind) {
    case 'certificate':
      return item.certificate.publicKey;
    case 'csr':
      return item.csr.publicKey;
    case 'private-key':
      return item.key.publicKey;
    case 'public-key':
      return item.publicKey;
    case 'crl':
      return undefined;
  }
}

/** The first object that has a key, and the digest of that. */
export async function keyIn(text: string, password: string) {
  for (const item of await readItems({ text, password })) {
    const key = publicKeyOf(item);
    if (key) return { kind: item.kind, spkiSha256: publicKeyFacts(key).spkiSha256 };
  }
  throw new ToolError('nothing-recognised');
}
