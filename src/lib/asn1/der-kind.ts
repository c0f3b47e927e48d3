/** What a structure in DER is, as its first bytes tell. */
export type DerKind =
  | 'certificate'
  | 'csr'
  | 'crl'
  | 'pkcs7'
  | 'pkcs12'
  | 'pkcs8'
  | 'locked'
  | 'spki'
  | 'pkcs1'
  | 'sec1';

interface Part {
  readonly tag: number;
  readonly start: number;
  /** Of what follows it, which may lie behind the bytes that there are. */
  readonly end: number;
}

/** The element at an index; undefined for what is not DER. */
function partAt(bytes: Uint8Array, at: number): Part | undefined {
  const [tag, short] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || short === undefined || short > 0x84) return undefined;
  // The indefinite length of BER.
  if (short === 0x80) return { tag, start: at + 2, end: Infinity };
  if (short < 0x80) return { tag, start: at + 2, end: at + 2 + short };
  const start = at + 2 + short - 0x80;
  if (start > bytes.length) return undefined;
  const length = bytes.subarray(at + 2, start).reduce((value, byte) => value * 256 + byte, 0);
  return { tag, start, end: start + length };
}

/** The elements inside one, as far as the bytes go. */
function partsOf(bytes: Uint8Array, { start, end }: Part): Part[] {
  const found: Part[] = [];
  for (let at = start; at < end;) {
    const part = partAt(bytes, at);
    if (!part) break;
    found.push(part);
    at = part.end;
  }
  return found;
}

const isSignedDataOid = (bytes: Uint8Array, { start, end }: Part): boolean =>
  bytes.subarray(start, end).join() === '42,134,72,134,247,13,1,7,2';

/** What is signed: a certificate has a number and a validity of two times, a list one time, a request a key. */
function signedKind(bytes: Uint8Array, inner: Part): DerKind | undefined {
  const parts = partsOf(bytes, inner);
  const tags = parts.map(({ tag }) => tag);
  const plain = tags[0] === 0xa0 ? tags.slice(1) : tags;
  const sequences = plain.filter((tag) => tag === 0x30).length;
  if (plain.includes(0x17) || plain.includes(0x18)) return 'crl';
  if (plain[0] !== 0x02) return undefined;
  // Algorithm, issuer and the validity, which has two times.
  const validity = tags[0] === 0xa0 ? parts[4] : parts[3];
  const inside = validity?.tag === 0x30 ? partsOf(bytes, validity)[0]?.tag : undefined;
  if (sequences >= 3 && (inside === 0x17 || inside === 0x18)) return 'certificate';
  return tags[0] === 0x02 && sequences >= 2 && inside !== 0x31 ? 'csr' : undefined;
}

/**
 * The kind of a certificate, request, list, key or container of them.
 *
 * @example
 * ```ts
 * derKind(Uint8Array.of(0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04)); // undefined: it is cut
 * ```
 */
export function derKind(bytes: Uint8Array): DerKind | undefined {
  const outer = partAt(bytes, 0);
  if (outer?.tag !== 0x30) return undefined;
  const [first, second, third] = partsOf(bytes, outer);
  if (!first) return undefined;
  const secondInside = second?.tag === 0x30 ? partsOf(bytes, second)[0]?.tag : undefined;
  if (first.tag === 0x06) return isSignedDataOid(bytes, first) ? 'pkcs7' : undefined;
  if (first.tag === 0x02) {
    const version = bytes[first.start];
    if (second?.tag === 0x02) return version === 0 ? 'pkcs1' : undefined;
    if (second?.tag === 0x04) return version === 1 ? 'sec1' : undefined;
    if (secondInside !== 0x06) return undefined;
    return version === 3 ? 'pkcs12' : third?.tag === 0x04 ? 'pkcs8' : undefined;
  }
  if (first.tag !== 0x30) return undefined;
  const firstInside = partsOf(bytes, first)[0]?.tag;
  if (firstInside === 0x06 && !third && second) {
    return second.tag === 0x03 ? 'spki' : second.tag === 0x04 ? 'locked' : undefined;
  }
  return signedKind(bytes, first);
}
