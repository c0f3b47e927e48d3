import { blob, choice, integer, optional, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation, ToolError } from '#core/operation.ts';

const loadDocument = once(() => import('./engine/document.ts'));

const maxBytes = 256 * 2 ** 20;

/** @throws ToolError `too-large` { bytes, max }, `not-a-pdf`, `damaged-pdf` { reason }, `too-complex` */
async function open(file: Blob) {
  if (file.size > maxBytes) throw new ToolError('too-large', { bytes: file.size, max: maxBytes });
  const { Document } = await loadDocument();
  return Document.open(new Uint8Array(await file.arrayBuffer()));
}

/**
 * Who signed a PDF file, whether what was signed is unchanged, and what was changed afterwards (ISO 32000-2 §12.8, PAdES).
 * Nothing is asked of a network: `notChecked` names what stays open. `at` counts Unix milliseconds; `roots` are the
 * certificates that are trusted, in PEM.
 * Errors: `not-a-pdf`, `damaged-pdf` { reason }, `too-large` { bytes, max }, `too-complex`, `invalid-der` { index, reason }
 * (of a root), `no-certificates` (in `roots`).
 *
 * @example
 * ```ts
 * await execute(check, { file }); // { version: '1.7', signatures: [{ status: 'valid', … }], … }
 * ```
 */
export const check = operation('pdf-signature-checker/check', {
  input: {
    file: blob(),
    at: optional(integer({ min: -8_640_000_000_000_000, max: 8_640_000_000_000_000 })),
    roots: text(''),
  },
  thread: 'worker',
  run: async ({ file, at = Date.now(), roots }) => {
    const [document, { checkDocument }, { certificatesInPem }] = await Promise.all([
      open(file),
      import('./engine/check.ts'),
      import('#lib/asn1/pem.ts'),
    ]);
    const isTrusting = roots.trim() !== '';
    const trusted = isTrusting ? certificatesInPem(roots) : undefined;
    if (trusted?.length === 0) throw new ToolError('no-certificates');
    return {
      version: document.version,
      encrypted: document.isEncrypted,
      repaired: document.isRepaired,
      revisions: document.revisions.length,
      signatures: await checkDocument({ document, at, roots: trusted }),
      notChecked: ['revocation', 'policy', 'appearance', ...(isTrusting ? [] : ['trust'])],
    };
  },
});

/**
 * A part of a signature: its CMS without padding, the file as it was signed, or its certificates as PEM.
 * Errors: those of `check`, `no-such-signature` { index, count }.
 */
export const extract = operation('pdf-signature-checker/extract', {
  input: {
    file: blob(),
    index: integer({ min: 0 }, 0),
    what: choice(['cms', 'revision', 'certificates']),
  },
  thread: 'worker',
  result: 'bytes',
  run: async ({ file, index, what }): Promise<Uint8Array> => {
    const [document, { extractPart }] = await Promise.all([open(file), import('./engine/extract.ts')]);
    return extractPart(document, index, what);
  },
});
