/** The stream ciphers that are taken from CryptoJS, for the sake of being compatible. */
export type Legacy = 'rabbit' | 'rc4';

interface Words {
  readonly words: number[];
  readonly sigBytes: number;
}

function wordsOf(bytes: Uint8Array): number[] {
  const words = Array.from({ length: Math.ceil(bytes.length / 4) }, () => 0);
  bytes.forEach((byte, index) => {
    words[index >> 2] = (words[index >> 2] as number) | (byte << (24 - 8 * (index & 3)));
  });
  return words;
}

function bytesOf({ words, sigBytes }: Words): Uint8Array {
  return Uint8Array.from(
    { length: Math.max(sigBytes, 0) },
    (_, index) => (words[index >> 2] as number) >>> (24 - 8 * (index & 3)),
  );
}

async function load(cipher: Legacy) {
  const { default: core } = await import('crypto-js/core.js');
  if (cipher === 'rabbit') return { core, algorithm: (await import('crypto-js/rabbit.js')).default };
  return { core, algorithm: (await import('crypto-js/rc4.js')).default };
}

export async function legacyEncrypt(
  cipher: Legacy,
  text: Uint8Array,
  key: Uint8Array,
  iv: Uint8Array,
): Promise<Uint8Array> {
  const { core, algorithm } = await load(cipher);
  const wrap = (bytes: Uint8Array) => core.lib.WordArray.create(wordsOf(bytes), bytes.length);
  return bytesOf(algorithm.encrypt(wrap(text), wrap(key), { iv: wrap(iv) }).ciphertext);
}

export async function legacyDecrypt(
  cipher: Legacy,
  ciphertext: Uint8Array,
  key: Uint8Array,
  iv: Uint8Array,
): Promise<Uint8Array> {
  const { core, algorithm } = await load(cipher);
  const wrap = (bytes: Uint8Array) => core.lib.WordArray.create(wordsOf(bytes), bytes.length);
  const parameters = core.lib.CipherParams.create({ ciphertext: wrap(ciphertext) });
  return bytesOf(algorithm.decrypt(parameters, wrap(key), { iv: wrap(iv) }));
}
