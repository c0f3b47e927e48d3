import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { sha3_224, sha3_256, sha3_384, sha3_512 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { judged, lines, type Suite } from './suite.ts';

export const wycheproofEncryption: Suite = {
  file: 'wycheproof-encryption.jsonl',
  cases: lines,
  wrong: ({ name, op, expect }, result) => {
    // IVs that others refuse are read, since old files have them.
    if (name.includes('unsupported iv/tag')) return undefined;
    if (expect === 'error' || !result.ok) return judged(result, expect !== 'error');
    const { value } = result;
    const found = op.endsWith('/encrypt-raw') ? (value as { readonly ciphertext: unknown }).ciphertext : value;
    return found === expect ? undefined : `gave ${JSON.stringify(value)}`;
  },
};

const hashes = {
  sha1,
  sha224,
  sha256,
  sha384,
  sha512,
  'sha3-224': sha3_224,
  'sha3-256': sha3_256,
  'sha3-384': sha3_384,
  'sha3-512': sha3_512,
};

/** The tag by another implementation: the file has none for what is not a plain tag. */
function tagOf({ algorithm, key, text }: Readonly<Record<string, unknown>>): string {
  const hash = hashes[algorithm as keyof typeof hashes];
  return bytesToHex(hmac(hash, hexToBytes(String(key)), hexToBytes(String(text))));
}

export const wycheproofHmac: Suite = {
  file: 'wycheproof-hmac.jsonl',
  cases: lines,
  wrong: ({ name, op, input }, result) => {
    if (!result.ok) return judged(result, true);
    const tag = tagOf(input);
    if (op.endsWith('/hmac')) return result.value === tag ? undefined : `gave ${String(result.value)}`;
    const { match } = result.value as { readonly match: boolean };
    const isTampered = /flipped|changed/i.test(name);
    return match === (input['expected'] === tag) && match !== isTampered ? undefined : `match: ${String(match)}`;
  },
};

export const wycheproofJws: Suite = {
  file: 'wycheproof-jws.jsonl',
  cases: lines,
  wrong: ({ name }, result) => judged(result, / valid( |$)/.test(name)),
};
