/** What CryptoJS calls these ciphers; only these three are taken from it, for the sake of being compatible. */
export type Legacy = 'tripledes' | 'rabbit' | 'rc4';

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
  if (cipher === 'tripledes') return { core, algorithm: (await import('crypto-js/tripledes.js')).default };
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

/** Undefined when the padding is not right. */
export async function legacyDecrypt(
  cipher: Legacy,
  ciphertext: Uint8Array,
  key: Uint8Array,
  iv: Uint8Array,
): Promise<Uint8Array | undefined> {
  const { core, algorithm } = await load(cipher);
  const wrap = (bytes: Uint8Array) => core.lib.WordArray.create(wordsOf(bytes), bytes.length);
  const isBlock = cipher === 'tripledes';
  if (isBlock && (ciphertext.length === 0 || ciphertext.length % 8 !== 0)) return undefined;
  // The padding is looked at here: CryptoJS does not check it.
  const options = { iv: wrap(iv), ...(isBlock && { padding: (await import('crypto-js/pad-nopadding.js')).default }) };
  const parameters = core.lib.CipherParams.create({ ciphertext: wrap(ciphertext) });
  const plain = bytesOf(algorithm.decrypt(parameters, wrap(key), options));
  return isBlock ? unpad(plain, 8) : plain;
}

/** PKCS#7, RFC 5652 §6.3. */
function unpad(bytes: Uint8Array, block: number): Uint8Array | undefined {
  const length = bytes.at(-1) ?? 0;
  if (length < 1 || length > block || bytes.subarray(-length).some((byte) => byte !== length)) return undefined;
  return bytes.subarray(0, -length);
}
