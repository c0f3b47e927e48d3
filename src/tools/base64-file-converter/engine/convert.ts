import { ToolError } from '#core/operation.ts';
import { encodeBase64 } from '#lib/base64.ts';
import { decodeHex, encodeHex } from '#lib/bytes.ts';
import { encodePercent, frameOf, readSource } from './data-uri.ts';
import type { Style } from './encode-file.ts';
import { detectBytes, factsOf } from './facts.ts';

export { decodeBlob } from './decode-file.ts';
export { encodeBlob } from './encode-file.ts';

function read(text: string) {
  const { bytes, declared } = readSource(text);
  return { bytes, facts: factsOf(bytes.length, bytes, detectBytes(bytes), declared) };
}

export const inspectText = (text: string) => read(text).facts;

export function decodeText(text: string) {
  const { bytes, facts } = read(text);
  const { size, mediaType, extension } = facts;
  return { size, mediaType, extension, hex: encodeHex(bytes) };
}

export function encodeBytes({ hex, mediaType, output, urlSafe, lineLength }: Style & { readonly hex: string }): string {
  if (hex.trim() === '') throw new ToolError('empty-input', { field: 'hex' });
  const bytes = decodeHex(hex, ':');
  if (output === 'base64') return encodeBase64(bytes, { urlSafe, lineLength });
  const type = mediaType || (detectBytes(bytes) ?? 'application/octet-stream');
  const [before, after] = frameOf(output, type);
  return before + (output === 'percent-uri' ? encodePercent(bytes) : encodeBase64(bytes)) + after;
}
