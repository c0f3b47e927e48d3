import { openAsBlob } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Field, Fields } from '#core/field.ts';
import { ToolError } from '#core/operation.ts';
import { rememberPath } from '#run/crossing.ts';

const causes: Readonly<Record<string, string>> = {
  EACCES: 'not allowed',
  EADDRNOTAVAIL: 'this computer does not have this address',
  EAFNOSUPPORT: 'this computer does not support such an address',
  EEXIST: 'a file has this name',
  EISDIR: 'it is a directory',
  ELOOP: 'its symbolic links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  ENOENT: 'no such file',
  ENOSPC: 'the disk is full',
  ENOTFOUND: 'no such host',
  ENOTDIR: 'part of its path is not a directory',
  EPERM: 'not allowed',
  EROFS: 'the disk is read-only',
  ERR_FS_FILE_TOO_LARGE: 'it is too large',
  ERR_INVALID_ARG_VALUE: 'its name is not valid',
};

/** What an error of the file system or the network means; its code, where few people have met it. */
export function causeOf(error: unknown): string {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return causes[code] ?? code;
}

/** The error for a file that cannot be read. */
export function unreadable(path: string, error: unknown): ToolError {
  return new ToolError('unreadable-file', { path, cause: causeOf(error) });
}

/** Does it start with the byte order mark of UTF-16, as what PowerShell 5 redirects into a file does? */
function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/**
 * The bytes as UTF-8 text, whatever the console of this system has: a BOM and all line breaks stay. Errors: `not-utf-8`
 * { path, reason: `utf-16` where it is that }, `text-too-large` { path }.
 */
export function decodeText(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    // More than half a gigabyte; the limit is that of V8.
    if ((error as NodeJS.ErrnoException).code === 'ERR_STRING_TOO_LONG')
      throw new ToolError('text-too-large', { path });
    throw new ToolError('not-utf-8', { path, ...(isUtf16(bytes) && { reason: 'utf-16' }) });
  }
}

export async function readTextFile(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: unknown) => Promise.reject(unreadable(path, error)));
  return decodeText(bytes, path);
}

/** A file as the page would hand it over: read as a stream, only when it is asked for. */
export async function openFile(path: string): Promise<File> {
  try {
    const name = basename(path);
    if (!(await stat(path)).isFile()) return new File([await readFile(path)], name);
    return rememberPath(new File([await openAsBlob(path)], name), path);
  } catch (error) {
    throw unreadable(path, error);
  }
}

function hasBlob({ kind, item, members }: Field): boolean {
  return kind === 'blob' || (item !== undefined && hasBlob(item)) || Object.values(members ?? {}).some(hasBlob);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Bytes in either alphabet, with or without padding. Error: `not-base64`. */
function readBase64(text: string): Buffer<ArrayBuffer> {
  try {
    // Buffer skips what is not Base64.
    atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    throw new ToolError('not-base64');
  }
  return Buffer.from(text, 'base64');
}

/** The file that `{"base64", "type"}` holds; undefined for any other value. Error: `not-base64`. */
export function readBase64File(value: unknown): Blob | undefined {
  if (!isRecord(value) || typeof value['base64'] !== 'string') return undefined;
  return new Blob([readBase64(value['base64'])], { type: String(value['type'] ?? '') });
}

type Open = (path: string) => Promise<Blob>;

async function opened(about: Field, value: unknown, open: Open): Promise<unknown> {
  if (about.kind === 'blob') {
    if (typeof value === 'string') return open(value);
    return readBase64File(value) ?? value;
  }
  if (!hasBlob(about)) return value;
  const { item, members } = about;
  if (item && Array.isArray(value)) return Promise.all(value.map((element) => opened(item, element, open)));
  return members ? openFiles(members, value, open) : value;
}

/** The same draft with a `Blob` for every path, or `{"base64", "type"}`, that stands in a file field. */
export async function openFiles(fields: Fields, draft: unknown, open: Open = openFile): Promise<unknown> {
  if (!isRecord(draft) || !Object.values(fields).some(hasBlob)) return draft;
  const entries = Object.entries(draft).map(async ([name, value]) => {
    const about = fields[name];
    return [name, about ? await opened(about, value, open) : value] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
