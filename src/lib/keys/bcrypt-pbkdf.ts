import { sha512 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { encodeUtf8 } from '#lib/charset.ts';
import { Blowfish } from './blowfish.ts';
import { sshUint32 } from './ssh.ts';

const words = (bytes: Uint8Array): Uint32Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, index) => view.getUint32(index * 4));
};

const plain = words(encodeUtf8('OxychromaticBlowfishSwatDynamite'));

/** bcrypt with 64 rounds on two SHA-512 digests; its words come out in little-endian order. */
function bcryptHash(password: Uint8Array, salt: Uint8Array): Uint8Array {
  const [key, saltWords] = [words(password), words(salt)];
  const cipher = new Blowfish();
  cipher.expand(key, saltWords);
  for (let round = 0; round < 64; round++) {
    cipher.expand(saltWords);
    cipher.expand(key);
  }
  const text = plain.slice();
  cipher.encrypt(text, 64);
  const output = new DataView(new ArrayBuffer(32));
  text.forEach((word, index) => output.setUint32(index * 4, word, true));
  return new Uint8Array(output.buffer);
}

/** The key derivation of locked OpenSSH keys: OpenBSD's `bcrypt_pbkdf.c`. */
export function bcryptPbkdf(passphrase: Uint8Array, salt: Uint8Array, rounds: number, length: number): Uint8Array {
  const password = sha512(passphrase);
  const stride = Math.ceil(length / 32);
  const key = new Uint8Array(length);
  for (let block = 0; block < stride; block++) {
    let part = bcryptHash(password, sha512(concatBytes(salt, sshUint32(block + 1))));
    const sum = part.slice();
    for (let round = 1; round < rounds; round++) {
      part = bcryptHash(password, sha512(part));
      part.forEach((byte, index) => (sum[index] = (sum[index] as number) ^ byte));
    }
    // The bytes of the blocks are spread over the key.
    for (let at = 0; at * stride + block < length && at < 32; at++) key[at * stride + block] = sum[at] as number;
  }
  return key;
}
