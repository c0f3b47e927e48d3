import { decodeUtf8 } from '#lib/charset.ts';
import { extensionOf } from './extensions.ts';
import { imageSizeOf, typeBySignature, type ImageSize } from './signatures.ts';
import { controls, typeOfText } from './text-types.ts';

/** What a file is. */
export interface Facts {
  readonly size: number;
  readonly mediaType: string;
  readonly extension: string;
  /** Of a data URI, in lower case and without parameters. */
  readonly declaredMediaType: string | null;
  /** The bytes are of another type than declared. */
  readonly mismatch: boolean;
  readonly image: ImageSize | null;
}

/** The media type that bytes tell; undefined for bytes that are neither known nor text. */
export function detectBytes(bytes: Uint8Array): string | undefined {
  const found = typeBySignature(bytes);
  if (found !== undefined) return found;
  const text = decodeUtf8(bytes);
  return text === undefined || controls.test(text) ? undefined : typeOfText(text);
}

export function factsOf(
  size: number,
  head: Uint8Array,
  detected: string | undefined,
  declared: string | undefined,
): Facts {
  const isTelling = detected !== undefined && detected !== 'text/plain';
  const mediaType = isTelling ? detected : (declared ?? detected ?? 'application/octet-stream');
  return {
    size,
    mediaType,
    extension: extensionOf(mediaType),
    declaredMediaType: declared ?? null,
    mismatch: isTelling && declared !== undefined && declared !== detected,
    image: imageSizeOf(head, detected),
  };
}
