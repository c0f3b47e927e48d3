import { encodeBase64 } from '#lib/base64.ts';
import { decodeUtf8 } from '#lib/charset.ts';

interface FileText {
  readonly value: string;
  readonly encoding: 'utf8' | 'base64';
}

/** A file as text where it is text, else as Base64. */
export async function bytesToText(file: File): Promise<FileText> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const value = decodeUtf8(bytes);
  return value === undefined ? { value: encodeBase64(bytes), encoding: 'base64' } : { value, encoding: 'utf8' };
}
