import {
  createAdler32,
  createBLAKE2b,
  createBLAKE2s,
  createBLAKE3,
  createCRC32,
  createKeccak,
  createMD4,
  createMD5,
  createRIPEMD160,
  createSHA1,
  createSHA224,
  createSHA256,
  createSHA3,
  createSHA384,
  createSHA512,
  createSM3,
  createWhirlpool,
  createXXHash128,
  createXXHash3,
  createXXHash32,
  createXXHash64,
  type IHasher,
} from 'hash-wasm';
import { HasherPool, type Hasher } from '#lib/hasher-pool.ts';
import type { Algorithm } from './algorithms.ts';

const castagnoli = 0x82f63b78;

function createWasmHasher(algorithm: Exclude<Algorithm, 'sha512-256'>): Promise<IHasher> {
  switch (algorithm) {
    case 'md5':
      return createMD5();
    case 'sha1':
      return createSHA1();
    case 'sha224':
      return createSHA224();
    case 'sha256':
      return createSHA256();
    case 'sha384':
      return createSHA384();
    case 'sha512':
      return createSHA512();
    case 'sha3-224':
      return createSHA3(224);
    case 'sha3-256':
      return createSHA3(256);
    case 'sha3-384':
      return createSHA3(384);
    case 'sha3-512':
      return createSHA3(512);
    case 'keccak-224':
      return createKeccak(224);
    case 'keccak-256':
      return createKeccak(256);
    case 'keccak-384':
      return createKeccak(384);
    case 'keccak-512':
      return createKeccak(512);
    case 'ripemd160':
      return createRIPEMD160();
    case 'blake2b-256':
      return createBLAKE2b(256);
    case 'blake2b-512':
      return createBLAKE2b(512);
    case 'blake2s-256':
      return createBLAKE2s(256);
    case 'blake3':
      return createBLAKE3(256);
    case 'sm3':
      return createSM3();
    case 'whirlpool':
      return createWhirlpool();
    case 'md4':
      return createMD4();
    case 'crc32':
      return createCRC32();
    case 'crc32c':
      return createCRC32(castagnoli);
    case 'adler32':
      return createAdler32();
    case 'xxh32':
      return createXXHash32();
    case 'xxh64':
      return createXXHash64();
    case 'xxh3-64':
      return createXXHash3();
    case 'xxh3-128':
      return createXXHash128();
  }
}

/** SHA-512/256, which the WebAssembly library lacks. */
async function createSha512To256(): Promise<Hasher> {
  const { sha512_256 } = await import('@noble/hashes/sha2.js');
  let state = sha512_256.create();
  return {
    init: () => (state = sha512_256.create()),
    update: (piece) => state.update(piece),
    digest: () => state.digest(),
  };
}

export const hashers = new HasherPool<Algorithm, Hasher>((algorithm) =>
  algorithm === 'sha512-256' ? createSha512To256() : createWasmHasher(algorithm),
);
