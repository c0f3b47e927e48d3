import { ToolError } from '#core/operation.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { pem } from '#lib/keys/write-key.ts';
import { readCms } from './cms.ts';
import type { Document } from './document.ts';
import { coverageOf, findSignatures } from './signatures.ts';

/** @throws ToolError `no-such-signature` { index, count } */
export function extractPart(document: Document, index: number, what: 'cms' | 'revision' | 'certificates'): Uint8Array {
  const all = findSignatures(document);
  const found = all[index];
  if (!found) throw new ToolError('no-such-signature', { index, count: all.length });
  if (what === 'revision') {
    const [, , second = 0, rest = 0] = coverageOf(document, found).byteRange;
    return document.bytes.slice(0, second + rest);
  }
  const read = readCms(found.contents.bytes);
  if (what === 'certificates') {
    return encodeUtf8((read?.cms.certificates ?? []).map(({ raw }) => pem('CERTIFICATE', raw)).join(''));
  }
  if (read) return read.raw.slice();
  const { bytes } = found.contents;
  return bytes.slice(0, bytes.findLastIndex((byte) => byte !== 0) + 1);
}
