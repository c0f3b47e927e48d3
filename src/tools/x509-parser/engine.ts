import { blob, integer, optional, secret, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation, ToolError } from '#core/operation.ts';

const loadMatch = once(() => import('./engine/match.ts'));

const loadItems = once(() => import('./engine/items.ts'));
const loadWrite = once(() => import('./engine/write.ts'));

const input = { text: secret(''), file: optional(blob()), password: secret('') };
/** Unix milliseconds. */
const at = optional(integer({ min: -8_640_000_000_000_000, max: 8_640_000_000_000_000 }));

/**
 * Every certificate, request, list of revoked certificates and key in a text or file (PEM, DER, PKCS#7, PKCS#12), in
 * order of appearance. Nothing is asked of a network. The file wins over the text.
 * Errors: `nothing-to-read`, `too-large` { bytes, max }, `too-complex`, `nothing-recognised`, `invalid-der` { index, reason },
 * `password-required`, `wrong-password`, `unsupported-encryption` { oid }.
 *
 * @example
 * ```ts
 * await execute(inspect, { text: '-----BEGIN CERTIFICATE-----…' }); // { objects: [{ kind: 'certificate', … }] }
 * ```
 */
export const inspect = operation('x509-parser/inspect', {
  input: { ...input, at },
  source: 'file',
  thread: 'worker',
  run: async ({ at: time = Date.now(), ...given }) => {
    const [{ readItems }, { describeItems }] = await Promise.all([loadItems(), import('./engine/inspect.ts')]);
    return { objects: await describeItems(await readItems(given), time) };
  },
});

/**
 * The chain that the certificates make, from the leaf on; indexes count certificates. `roots` are trusted ones in PEM.
 * Errors: those of `inspect`, `no-certificates`.
 */
export const chain = operation('x509-parser/chain', {
  input: { ...input, roots: text(''), at },
  source: 'file',
  thread: 'worker',
  run: async ({ roots, at: time = Date.now(), ...given }) => {
    const [{ certificatesIn, readItems }, { describeChain }] = await Promise.all([
      loadItems(),
      import('./engine/chain.ts'),
    ]);
    const trusted = roots.trim() === '' ? [] : certificatesIn(await readItems({ text: roots, password: '' }));
    return describeChain(certificatesIn(await readItems(given)), trusted, time);
  },
});

/** Do two texts hold the same key? The first object of each that has one. Errors: those of `inspect`. */
export const match = operation('x509-parser/match', {
  input: { first: secret(), second: secret(), password: secret('') },
  thread: 'worker',
  run: async ({ first, second, password }) => {
    const { keyIn } = await loadMatch();
    const [one, other] = await Promise.all([keyIn(first, password), keyIn(second, password)]);
    return { match: one.spkiSha256 === other.spkiSha256, first: one, second: other };
  },
});

/**
 * Is the first certificate one for this host? Only its alternative names count (RFC 9525).
 * Errors: those of `inspect`, `no-certificates`.
 */
export const checkHost = operation('x509-parser/check-host', {
  input: { ...input, host: text() },
  source: 'file',
  thread: 'worker',
  run: async ({ host, ...given }) => {
    const [{ certificatesIn, readItems }, { keyFacts }, { matchingName }] = await Promise.all([
      loadItems(),
      import('#lib/asn1/extensions.ts'),
      import('./engine/host.ts'),
    ]);
    const [certificate] = certificatesIn(await readItems(given));
    if (!certificate) throw new ToolError('no-certificates');
    const matched = matchingName(keyFacts(certificate.extensions).subjectAltNames, host);
    return { match: matched !== null, matched };
  },
});

/** Certificates, requests and lists as PEM, nothing else. Errors: those of `inspect`, `no-certificates`. */
export const toPem = operation('x509-parser/to-pem', {
  input,
  source: 'file',
  thread: 'worker',
  result: 'text',
  inverse: { op: 'x509-parser/to-der', input: () => ({}) },
  run: async (given): Promise<string> => {
    const [{ readItems }, write] = await Promise.all([loadItems(), loadWrite()]);
    return write.toPem(await readItems(given));
  },
});

/** One of the certificates, requests and lists as DER. Errors: those of `inspect`, `no-such-object` { index, count }. */
export const toDer = operation('x509-parser/to-der', {
  input: { ...input, index: integer({ min: 0 }, 0) },
  source: 'file',
  thread: 'worker',
  result: 'bytes',
  inverse: { op: 'x509-parser/to-pem', input: () => ({}) },
  run: async ({ index, ...given }): Promise<Uint8Array> => {
    const [{ readItems }, { publicParts }] = await Promise.all([loadItems(), loadWrite()]);
    const parts = publicParts(await readItems(given));
    const found = parts[index];
    if (!found) throw new ToolError('no-such-object', { index, count: parts.length });
    return found.raw.slice();
  },
});

/** All certificates and lists in one PKCS#7 without signers. Errors: those of `inspect`, `no-certificates`. */
export const toPkcs7 = operation('x509-parser/to-pkcs7', {
  input,
  source: 'file',
  thread: 'worker',
  result: 'text',
  run: async (given): Promise<string> => {
    const [{ readItems }, write] = await Promise.all([loadItems(), loadWrite()]);
    return write.toPkcs7(await readItems(given));
  },
});

/**
 * The first private key and all certificates in a PKCS#12 file, as OpenSSL 3 writes it.
 * Errors: those of `inspect`, `private-key-required`, `no-certificates`.
 */
export const toPkcs12 = operation('x509-parser/to-pkcs12', {
  input: { ...input, newPassword: secret(), friendlyName: text('') },
  source: 'file',
  thread: 'worker',
  random: true,
  result: 'bytes',
  run: async ({ newPassword, friendlyName, ...given }): Promise<Uint8Array> => {
    const [{ readItems }, write] = await Promise.all([loadItems(), loadWrite()]);
    return write.toPkcs12(await readItems(given), newPassword, friendlyName);
  },
});
