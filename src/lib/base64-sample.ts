import type { Sample } from '#core/sample.ts';
import { decodeBase64 } from './base64.ts';
import { decodeUtf8 } from './charset.ts';

/** A sample that is Base64 of something known. */
export interface Base64Facts {
  readonly bytes: Uint8Array;
  /** The text that it is, if these bytes are one. */
  readonly decoded: string | undefined;
  readonly urlSafe: boolean;
  readonly isPadded: boolean;
}

const alphabet = /^[\w+/-]+={0,2}$/;
/** Shorter ones are too often words and names. */
const fewest = { padded: 4, unpadded: 8, irregular: 16, file: 24 };

/** A text that people may have written: letters, signs and white space, no other controls. */
// oxlint-disable-next-line no-control-regex
const isReadable = (text: string): boolean => /^[^\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffd\p{Co}\p{Cn}]+$/u.test(text);

function read(sample: Sample): Base64Facts | undefined {
  // Lines of one length, as MIME and PEM break them.
  const isBroken = sample.lines.length > 1;
  if (isBroken && sample.lines.slice(0, -1).some((line) => line.length !== sample.longestLine || line.length < 60))
    return undefined;
  const whole = isBroken ? sample.lines.join('') : sample.text;
  const text = sample.source.complete ? whole : whole.slice(0, whole.length - (whole.length % 4));
  if (!alphabet.test(text) || /^(?:\d+|[\da-f]+|[\dA-F]+|[A-Z]?[a-z]+|[A-Z]+)$/.test(text)) return undefined;
  const urlSafe = /[_-]/.test(text);
  if (urlSafe && /[+/]/.test(text)) return undefined;
  const isPadded = text.endsWith('=');
  const isStrict = text.length % 4 === 0;
  if (text.length < (isPadded ? fewest.padded : isStrict ? fewest.unpadded : fewest.irregular)) return undefined;
  if (!isStrict && (isPadded || text.length % 4 === 1)) return undefined;
  const bytes = decodeBase64(text);
  const decoded = decodeUtf8(bytes);
  const isText = decoded !== undefined && isReadable(decoded) && isProbable(decoded, text, isPadded);
  if (!isText && bytes.length < fewest.file) return undefined;
  return { bytes, decoded: isText ? decoded : undefined, urlSafe, isPadded };
}

/** What is short decodes to something readable by chance: then it has to be plain ASCII, and to have letters or digits. */
function isProbable(decoded: string, encoded: string, isPadded: boolean): boolean {
  if (encoded.length >= 24) return true;
  // oxlint-disable-next-line no-control-regex
  const isAscii = /^[\0-\x7f]+$/.test(decoded);
  if (!isAscii) return isPadded && /^[\p{L}\p{M}\p{N}\p{P}\p{Emoji}\s]+$/u.test(decoded);
  const words = decoded.match(/[a-z\d ]/gi)?.length ?? 0;
  return words / decoded.length >= (isPadded ? 0.25 : encoded.length < 12 ? 0.8 : 0.6);
}

const known = new WeakMap<Sample, { readonly facts: Base64Facts | undefined }>();

/**
 * What a sample is as Base64, read once: undefined for other texts, English words and names, and for bytes that are
 * neither a readable text nor enough for a file.
 */
export function base64Of(sample: Sample): Base64Facts | undefined {
  const found = known.get(sample);
  if (found) return found.facts;
  const facts = sample.text.length < 4 || /[\s,;:.]/.test(sample.text.slice(0, 40)) ? undefined : read(sample);
  known.set(sample, { facts });
  return facts;
}
