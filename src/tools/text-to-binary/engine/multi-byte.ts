import { createMultibyteDecoder, createMultibyteEncoder } from '@exodus/bytes/multi-byte.js';
import type { Charset } from './charsets.ts';

/** The longest sequence there is, in gb18030. */
const longest = 4;

/** Runs what throws a `TypeError` for what it cannot convert. */
function attempt<T>(convert: () => T): T | undefined {
  try {
    return convert();
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** An East Asian set of the WHATWG Encoding Standard, §10 to §13. */
export function multiByte(name: string): Charset {
  const encoder = createMultibyteEncoder(name);
  const strict = createMultibyteDecoder(name);
  const loose = createMultibyteDecoder(name, true);
  const known = new Map<string, Uint8Array | undefined>();
  const isText = (bytes: Uint8Array): boolean => attempt(() => strict(bytes)) !== undefined;
  return {
    encode: (character) => {
      if (known.has(character)) return known.get(character);
      const bytes = attempt(() => encoder(character));
      known.set(character, bytes);
      return bytes;
    },
    decode: (bytes, replace) => (replace ? loose(bytes) : attempt(() => strict(bytes))),
    faultIn: (bytes) => {
      for (let at = 0; at < bytes.length;) {
        let length = 1;
        while (length <= longest && !isText(bytes.subarray(at, at + length))) length++;
        if (length > longest || at + length > bytes.length) return at;
        at += length;
      }
      return bytes.length;
    },
  };
}
