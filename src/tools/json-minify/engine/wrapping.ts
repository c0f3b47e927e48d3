import { ByteWriter } from '#lib/json-scan/byte-writer.ts';
import { toBytes } from '#lib/json-scan/source.ts';

const quote = 0x22;
const apostrophe = 0x27;
const backslash = 0x5c;

/** `quoted` around the bytes, with what `escape` gives in the place of a byte. */
function wrap(bytes: Uint8Array, quoted: number, escape: (byte: number) => Uint8Array | undefined): Uint8Array {
  const out = new ByteWriter(Math.ceil(bytes.length * 1.1) + 2);
  out.push(quoted);
  let copied = 0;
  for (let at = 0; at < bytes.length; at++) {
    const instead = escape(bytes[at] as number);
    if (!instead) continue;
    out.append(bytes, copied, at);
    out.append(instead);
    copied = at + 1;
  }
  out.append(bytes, copied);
  out.push(quoted);
  return out.written();
}

/** RFC 8259 §7: only what must be escaped is, controls in their short form where there is one. */
const escapes = Array.from({ length: 0x5d }, (_, byte) =>
  byte < 0x20 || byte === quote || byte === backslash
    ? toBytes(JSON.stringify(String.fromCharCode(byte)).slice(1, -1))
    : undefined,
);

/** The bytes as one JSON string. */
export function jsonString(bytes: Uint8Array): Uint8Array {
  return wrap(bytes, quote, (byte) => escapes[byte]);
}

const closedAndOpened = toBytes(String.raw`'\''`);

/** The bytes in single quotes, as one word of a POSIX shell (IEEE 1003.1-2024, XCU 2.2.2). */
export function shellArgument(bytes: Uint8Array): Uint8Array {
  return wrap(bytes, apostrophe, (byte) => (byte === apostrophe ? closedAndOpened : undefined));
}
