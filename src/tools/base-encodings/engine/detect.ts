import { encodeHex } from '#lib/bytes.ts';
import { decodeUtf8 } from '#lib/charset.ts';
import { ToolError } from '#core/operation.ts';
import { codecs } from './formats.ts';
import { formats, ignoresCase, type Format } from './names-of-formats.ts';
import { beginLine } from './uuencode.ts';

export const confidences = ['certain', 'likely', 'possible'] as const;
export type Confidence = (typeof confidences)[number];

export interface Candidate {
  readonly format: Format;
  readonly confidence: Confidence;
  /** What it says, if that is text. */
  readonly text: string | null;
  /** The first 64 bytes. */
  readonly hex: string;
}

const shortest = 4;
const longest = 100_000;
const shownBytes = 64;
/** gzip, ZIP, PNG, JPEG, PDF, GIF, JSON, DER. */
const beginnings = /^(?:1f8b|504b0304|89504e47|ffd8ff|25504446|474946|7b22|3082)/;

function framed(text: string): boolean {
  return text.startsWith('<~') && text.endsWith('~>');
}

/** What tells a format at first sight, for those that are nearly any text else. */
function mayBe(format: Format, text: string): boolean {
  if (format === 'quoted-printable') return /=[\dA-F]{2}/i.test(text);
  return format === 'uuencode' ? beginLine.test(text) : true;
}

/** The text without what the format ignores, to compare what is written again with. */
function essence(format: Format, text: string): string {
  if (format === 'uuencode') {
    const lines = text.slice(beginLine.exec(text)?.index ?? 0).split(/\r\n|\r|\n/);
    return lines
      .slice(1)
      .map((line) => line.replaceAll(' ', '`').replace(/`+$/, ''))
      .filter((line) => line !== '' && line !== 'end')
      .join('\n');
  }
  const solid = text.replace(format === 'base45' ? /[\r\n\t]+/g : /\s+/g, '');
  const bare = /^base(?:32|32hex|64|64url)$/.test(format) ? solid.replace(/={1,6}$/, '') : solid;
  return ignoresCase(format) ? bare.toUpperCase() : bare;
}

/** The bytes if the text is what the encoder writes for them, padding, white space and case apart. */
function readExactly(format: Format, text: string): Uint8Array | undefined {
  if (!mayBe(format, text)) return undefined;
  const { read, write } = codecs[format];
  try {
    const unpadded = /^base(?:32|32hex|64)$/.test(format) && !text.trimEnd().endsWith('=');
    const bytes = read(unpadded ? padded(format, text) : text, true);
    const again = write(bytes, { padding: true, lowercase: false, frame: framed(text), fileName: 'data' });
    return essence(format, again) === essence(format, text) ? bytes : undefined;
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

/** With the padding that strict reading asks for. */
function padded(format: Format, text: string): string {
  const group = format === 'base64' ? 4 : 8;
  const { length } = text.replace(/\s+/g, '');
  return text + '='.repeat((group - (length % group)) % group);
}

function readable(bytes: Uint8Array): string | null {
  if (bytes.length < 4) return null;
  const text = decodeUtf8(bytes);
  return text === undefined || /[^\P{Cc}\t\n\r]/u.test(text) ? null : text;
}

function confidenceOf(format: Format, text: string, said: string | null, hex: string): Confidence {
  if (format === 'uuencode' || format === 'base58check' || (format === 'ascii85' && framed(text))) return 'certain';
  return said !== null || beginnings.test(hex) ? 'likely' : 'possible';
}

/** What a text may be encoded as, the surest first. */
export function detectFormats(given: string): Candidate[] {
  const text = given.trim();
  if (text.length < shortest || text.length > longest) return [];
  const found = formats.flatMap((format): Candidate[] => {
    const bytes = readExactly(format, text);
    if (!bytes) return [];
    const hex = encodeHex(bytes.subarray(0, shownBytes));
    const said = readable(bytes);
    return [{ format, confidence: confidenceOf(format, text, said, hex), text: said, hex }];
  });
  return confidences.flatMap((confidence) => found.filter((candidate) => candidate.confidence === confidence));
}
