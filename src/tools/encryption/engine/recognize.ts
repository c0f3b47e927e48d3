import { encodeHex } from '#lib/bytes.ts';
import { decodeUtf8, encodeUtf8 } from '#lib/charset.ts';
import type { Salted } from './algorithms.ts';

/** How common formats begin, from their specifications, in hexadecimal. */
const signatures: readonly string[] = [
  '504b0304', // ZIP, and what is made of it
  '1f8b08', // gzip
  '425a68', // bzip2
  'fd377a585a00', // XZ
  '28b52ffd', // Zstandard
  '377abcaf271c', // 7-Zip
  '526172211a07', // RAR
  '89504e470d0a1a0a', // PNG
  'ffd8ff', // JPEG
  '47494638', // GIF
  '52494646', // RIFF: WebP, WAV, AVI
  '1a45dfa3', // Matroska and WebM
  '4f676753', // Ogg
  '664c6143', // FLAC
  '494433', // MP3 with ID3
  '25504446', // PDF
  'd0cf11e0a1b11ae1', // older Office documents
  '53514c69746520666f726d61742033', // SQLite
  '7f454c46', // ELF
  'cafebabe', // Java classes
  '0061736d', // WebAssembly
  '774f4632', // WOFF 2
  '6167652d656e6372797074696f6e', // age
  '53616c7465645f5f', // OpenSSL
];
/** ISO base media files (MP4, HEIC, AVIF) name their type after a length of four bytes. */
const mediaSignature = '66747970';

function signatureBits(bytes: Uint8Array): number {
  const start = encodeHex(bytes.subarray(0, 16));
  const found = signatures.find((signature) => start.startsWith(signature)) ?? '';
  return 4 * Math.max(found.length, start.startsWith(mediaSignature, 8) ? mediaSignature.length : 0);
}

// oxlint-disable-next-line no-control-regex -- those that texts have: backspace, tab, line ends, form feed, escape
const oddControl = /[\x00-\x07\x0e-\x1a\x1c-\x1f\x7f]/;
/** A byte of a text is one of about a hundred of 256. */
const bitsOfTextByte = 1.3;

function textBits(bytes: Uint8Array): number {
  const text = decodeUtf8(bytes);
  return text === undefined || oddControl.test(text) ? 0 : bitsOfTextByte * bytes.length;
}

const sampleSize = 65_536;
const smallestSample = 256;
/** Of noise, the statistic is this many standard deviations off once in a million million times. */
const deviations = 8;

/** Pearson's chi-squared test for 256 equally likely values, in standard deviations from its mean. */
function deviationOf(values: Uint8Array): number {
  const counts = new Float64Array(256);
  for (const value of values) counts[value] = (counts[value] as number) + 1;
  const expected = values.length / 256;
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return Math.abs(statistic - 255) / Math.sqrt(2 * 255);
}

/** Are the bytes, or the steps between them, distributed otherwise than those of noise? */
function hasStructure(bytes: Uint8Array): boolean {
  if (bytes.length <= smallestSample) return false;
  const sample = bytes.subarray(0, sampleSize);
  const steps = sample.subarray(1).map((byte, index) => byte - (sample[index] as number));
  return Math.max(deviationOf(sample), deviationOf(steps)) > deviations;
}

/** A wrong password passes once in a million times; padding gives eight bits a byte. */
const enoughBits = 20;

/** Is this what a right password gives, and not noise? `padding` are the bytes of it that were right. */
export function isRecognizable(bytes: Uint8Array, padding: number): boolean {
  const sure = 8 * padding;
  return sure + Math.max(signatureBits(bytes), textBits(bytes)) >= enoughBits || hasStructure(bytes);
}

const blockSizes: Readonly<Partial<Record<Salted, number>>> = {
  'openssl-pbkdf2': 16,
  'openssl-sha256': 16,
  aes: 16,
  tripledes: 8,
};

/** The same for a text that an unauthenticated algorithm gave. */
export function isRecognizableText(text: string, algorithm: Salted): boolean {
  const bytes = encodeUtf8(text);
  const block = blockSizes[algorithm];
  return isRecognizable(bytes, block === undefined ? 0 : block - (bytes.length % block));
}
