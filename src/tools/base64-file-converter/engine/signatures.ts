/** Files that say what they are in their first bytes; `at` is 0 unless told. */
const signatures: readonly (readonly [mediaType: string, hex: string, at?: number])[] = [
  ['image/png', '89504e470d0a1a0a'],
  ['image/jpeg', 'ffd8ff'],
  ['image/gif', '474946383761'],
  ['image/gif', '474946383961'],
  ['image/tiff', '49492a00'],
  ['image/tiff', '4d4d002a'],
  ['image/x-icon', '00000100'],
  ['application/pdf', '255044462d'],
  ['application/gzip', '1f8b'],
  ['application/x-7z-compressed', '377abcaf271c'],
  ['application/vnd.rar', '526172211a07'],
  ['application/x-bzip2', '425a68'],
  ['application/zstd', '28b52ffd'],
  ['application/x-xz', 'fd377a585a00'],
  ['application/x-tar', '7573746172', 257],
  ['audio/mpeg', '494433'],
  ['audio/mpeg', 'fffb'],
  ['audio/mpeg', 'fff3'],
  ['audio/mpeg', 'fff2'],
  ['audio/ogg', '4f676753'],
  ['audio/flac', '664c6143'],
  ['font/woff2', '774f4632'],
  ['font/woff', '774f4646'],
  ['font/ttf', '00010000'],
  ['font/otf', '4f54544f'],
  ['application/wasm', '0061736d'],
  ['application/vnd.sqlite3', '53514c69746520666f726d6174203300'],
];

const riffTypes: Readonly<Record<string, string>> = {
  WEBP: 'image/webp',
  WAVE: 'audio/wav',
  'AVI ': 'video/x-msvideo',
};

/** ISO 14496-12: the brand of a file of that family. */
const brands: readonly (readonly [mediaType: string, pattern: RegExp])[] = [
  ['image/avif', /^avi[fs]$/],
  ['image/heic', /^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/],
  ['video/mp4', /^(?:isom|iso2|mp41|mp42|avc1|M4V.)$/],
  ['audio/mp4', /^M4A.$/],
  ['video/quicktime', /^qt {2}$/],
];

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)));

function hasSignature(bytes: Uint8Array, hex: string, at = 0): boolean {
  for (let index = 0; index * 2 < hex.length; index++) {
    if (bytes[at + index] !== Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16)) return false;
  }
  return true;
}

/**
 * The media type that the first bytes of a file tell, or undefined. Of an archive the names of its entries count too:
 * those in `head` and in `tail`, the end of a long file.
 */
export function typeBySignature(head: Uint8Array, tail: Uint8Array = head): string | undefined {
  const found = signatures.find(([, hex, at]) => hasSignature(head, hex, at));
  if (found) return found[0];
  if (hasSignature(head, '424d') && head.length >= 14) return 'image/bmp';
  if (hasSignature(head, '52494646')) return riffTypes[latin(head, 8, 12)];
  if (latin(head, 4, 8) === 'ftyp') {
    const brand = latin(head, 8, 12);
    return brands.find(([, pattern]) => pattern.test(brand))?.[0];
  }
  if (hasSignature(head, '1a45dfa3')) return latin(head, 0, 64).includes('webm') ? 'video/webm' : 'video/x-matroska';
  if (hasSignature(head, '504b0304') || hasSignature(head, '504b0506')) return typeOfArchive(head, tail);
  return undefined;
}

const openDocument = /^application\/(?:vnd\.oasis\.opendocument\.(?:text|spreadsheet|presentation)|epub\+zip)/;

/** APPNOTE §4.3.7 and §4.3.12: names stand in local headers and again in the directory at the end. */
function typeOfArchive(head: Uint8Array, tail: Uint8Array): string {
  // OpenDocument and EPUB begin with an uncompressed entry that says what they are.
  if (latin(head, 30, 38) === 'mimetype') {
    const declared = openDocument.exec(latin(head, 38, 100))?.[0];
    if (declared) return declared;
  }
  const names = new Set([...entryNames(head), ...(tail === head ? [] : entryNames(tail))]);
  const has = (folder: string): boolean => [...names].some((name) => name.startsWith(folder));
  const office = 'application/vnd.openxmlformats-officedocument';
  if (has('word/')) return `${office}.wordprocessingml.document`;
  if (has('xl/')) return `${office}.spreadsheetml.sheet`;
  if (has('ppt/')) return `${office}.presentationml.presentation`;
  return names.has('META-INF/MANIFEST.MF') ? 'application/java-archive' : 'application/zip';
}

function entryNames(bytes: Uint8Array): string[] {
  const names: string[] = [];
  for (let at = bytes.indexOf(0x50); at >= 0 && at + 30 < bytes.length; at = bytes.indexOf(0x50, at + 1)) {
    const isLocal = hasSignature(bytes, '504b0304', at);
    if (!isLocal && !hasSignature(bytes, '504b0102', at)) continue;
    const lengthAt = at + (isLocal ? 26 : 28);
    const length = (bytes[lengthAt] ?? 0) + (bytes[lengthAt + 1] ?? 0) * 256;
    const from = at + (isLocal ? 30 : 46);
    names.push(latin(bytes, from, from + Math.min(length, 256)));
  }
  return names;
}

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** From the header of a PNG (ISO 15948 §11.2.2) or GIF (GIF89a §18). */
export function imageSizeOf(head: Uint8Array, mediaType: string | undefined): ImageSize | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (mediaType === 'image/png' && head.length >= 24) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (mediaType === 'image/gif' && head.length >= 10) {
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  }
  return null;
}
