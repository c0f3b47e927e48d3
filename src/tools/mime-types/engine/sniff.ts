import { decodeBase64 } from '#lib/base64.ts';
import { sniffText } from './sniff-text.ts';

export interface Sniffed {
  readonly type: string | null;
  readonly extension: string | null;
  readonly method: 'signature' | 'text' | 'unknown' | 'empty';
}

export const sniffBase64 = (base64: string): Sniffed => sniffBytes(decodeBase64(base64));

/** Bytes as hexadecimal digits, `..` for any byte, or as text in quotes; at an offset from the start. */
type Signature = readonly [pattern: string, type: string, extension: string | null, at?: number];

const signatures: readonly Signature[] = [
  ["'ustar'", 'application/x-tar', 'tar', 257],
  ['89504E470D0A1A0A', 'image/png', 'png'],
  ['FFD8FF', 'image/jpeg', 'jpg'],
  ["'GIF87a'", 'image/gif', 'gif'],
  ["'GIF89a'", 'image/gif', 'gif'],
  ["'RIFF'........'WEBP'", 'image/webp', 'webp'],
  ["'RIFF'........'WAVE'", 'audio/wav', 'wav'],
  ["'RIFF'........'AVI '", 'video/x-msvideo', 'avi'],
  ['00000100', 'image/vnd.microsoft.icon', 'ico'],
  ['49492A00', 'image/tiff', 'tif'],
  ['4D4D002A', 'image/tiff', 'tif'],
  ["'%PDF-'", 'application/pdf', 'pdf'],
  ["'PK'0304", 'application/zip', 'zip'],
  ["'PK'0506", 'application/zip', 'zip'],
  ["'PK'0708", 'application/zip', 'zip'],
  ['1F8B', 'application/gzip', 'gz'],
  ["'BZh'", 'application/x-bzip2', 'bz2'],
  ['FD377A585A00', 'application/x-xz', 'xz'],
  ['28B52FFD', 'application/zstd', 'zst'],
  ['377ABCAF271C', 'application/x-7z-compressed', '7z'],
  ['526172211A07', 'application/vnd.rar', 'rar'],
  ["'ID3'", 'audio/mpeg', 'mp3'],
  ['FFFB', 'audio/mpeg', 'mp3'],
  ['FFF3', 'audio/mpeg', 'mp3'],
  ['FFF2', 'audio/mpeg', 'mp3'],
  ["'OggS'", 'application/ogg', 'ogg'],
  ["'fLaC'", 'audio/flac', 'flac'],
  ["'wOFF'", 'font/woff', 'woff'],
  ["'wOF2'", 'font/woff2', 'woff2'],
  ['0001000000', 'font/ttf', 'ttf'],
  ["'OTTO'", 'font/otf', 'otf'],
  ['0061736D', 'application/wasm', 'wasm'],
  ["'SQLite format 3'00", 'application/vnd.sqlite3', 'sqlite3'],
  ['7F454C46', 'application/x-elf', 'elf'],
  ['CAFEBABE', 'application/java-vm', 'class'],
  ['D0CF11E0A1B11AE1', 'application/x-ole-storage', null],
  ["'MZ'", 'application/vnd.microsoft.portable-executable', 'exe'],
  ["'BM'", 'image/bmp', 'bmp'],
];

/** Types whose files begin with what tells them apart. */
export const signed: ReadonlySet<string> = new Set(signatures.map(([, type]) => type));

const hexOf = (text: string): string =>
  [...text].map((character) => character.charCodeAt(0).toString(16).padStart(2, '0')).join('');

/** -1 for any byte. */
function bytesOf(pattern: string): readonly number[] {
  const hex = pattern.replace(/'([^']*)'/g, (_, text: string) => hexOf(text));
  return (hex.match(/../g) ?? []).map((byte) => (byte === '..' ? -1 : Number.parseInt(byte, 16)));
}

const matchers = signatures.map(([pattern, type, extension, at = 0]) => ({
  bytes: bytesOf(pattern),
  at,
  result: { type, extension, method: 'signature' } as const,
}));

export function sniffBytes(bytes: Uint8Array): Sniffed {
  if (bytes.length === 0) return { type: null, extension: null, method: 'empty' };
  const container = isoMedia(bytes) ?? matroska(bytes);
  if (container) return { type: container[0], extension: container[1], method: 'signature' };
  const found = matchers.find(({ bytes: wanted, at }) =>
    wanted.every((byte, index) => (byte < 0 ? at + index < bytes.length : bytes[at + index] === byte)),
  );
  if (found) return found.result;
  const text = sniffText(bytes);
  return text
    ? { type: text[0], extension: text[1], method: 'text' }
    : { type: 'application/octet-stream', extension: null, method: 'unknown' };
}

const latin1 = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** ISO/IEC 14496-12, 4.3: the box `ftyp` with the major brand. */
function isoMedia(bytes: Uint8Array): readonly [string, string] | undefined {
  if (latin1(bytes, 4, 8) !== 'ftyp') return undefined;
  const brand = latin1(bytes, 8, 12);
  if (brand === 'avif' || brand === 'avis') return ['image/avif', 'avif'];
  if (/^(?:hei[cx]|hev[cx]|m[is]f1)$/.test(brand)) return ['image/heic', 'heic'];
  if (brand === 'qt  ') return ['video/quicktime', 'mov'];
  if (brand === 'M4A ') return ['audio/mp4', 'm4a'];
  return brand.startsWith('3g') ? ['video/3gpp', '3gp'] : ['video/mp4', 'mp4'];
}

/** RFC 8794, 11.2.1: EBML, with the document type in its header. */
function matroska(bytes: Uint8Array): readonly [string, string] | undefined {
  if (latin1(bytes, 0, 4) !== '\u001A\u0045\u00DF\u00A3') return undefined;
  return latin1(bytes, 0, 64).includes('webm') ? ['video/webm', 'webm'] : ['video/matroska', 'mkv'];
}
