import { isUnreadable } from '#core/operation.ts';
import { byExtension } from '../engine/entries.ts';
import { signed, sniffBytes, type Sniffed } from '../engine/sniff.ts';

export interface UnreadableFile {
  readonly name: string;
}

export interface CheckedFile extends UnreadableFile {
  readonly byExtension: string | null;
  /** Of the browser; empty when it does not know. */
  readonly reported: string;
  readonly content: Sniffed;
  readonly isMismatch: boolean;
}

const readLength = 4096;
/** What documents, packages and archives of many kinds are inside. */
const containers = new Set(['application/zip', 'application/gzip', 'application/x-ole-storage']);

/** What a file is; only its name when it was changed, moved or locked meanwhile, or is a folder. */
export async function checkFile(file: File): Promise<CheckedFile | UnreadableFile> {
  const start = await file
    .slice(0, readLength)
    .arrayBuffer()
    .catch((error: unknown) => {
      if (isUnreadable(error)) return undefined;
      throw error;
    });
  if (!start) return { name: file.name };
  const content = sniffBytes(new Uint8Array(start));
  const dot = file.name.lastIndexOf('.');
  const types = dot < 0 ? [] : typesOf(file.name.slice(dot + 1).toLowerCase());
  return {
    name: file.name,
    byExtension: types[0] ?? null,
    reported: file.type,
    content,
    isMismatch: types.length > 0 && isOther(types, content),
  };
}

const typesOf = (extension: string): readonly string[] => (byExtension.get(extension) ?? []).map(({ type }) => type);

/** Types that are not text: those of pictures, sound and fonts, and those that begin with a signature. */
const isBinary = (type: string): boolean =>
  signed.has(type) || (/^(?:image|audio|video|font)\//.test(type) && !type.endsWith('+xml'));

/** Can content be none of these types? Unsure is no. */
function isOther(types: readonly string[], { type, extension, method }: Sniffed): boolean {
  if (type === null || method === 'unknown' || types.includes(type)) return false;
  if (method === 'text') return types.every(isBinary);
  if (containers.has(type)) return types.every((other) => /^(?:image|audio|video|font|text)\//.test(other));
  return extension === null || !typesOf(extension).some((other) => types.includes(other));
}
