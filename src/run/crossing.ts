/*
 * Files between the threads of Node. They do not cross as they are: a `File` arrives as a nameless `Blob`, and reading
 * one whose content is on the disk ends the whole process there (Node 20.20). So their bytes cross, or their path.
 */

interface PackedFile {
  readonly path?: string;
  readonly bytes?: ArrayBuffer;
  readonly type: string;
  /** The name and date of a `File`. */
  readonly name?: string;
  readonly lastModified?: number;
}

/** A value with an empty object in the place of each file. Cloning keeps what is the same object the same one. */
export interface Packed {
  readonly value: unknown;
  readonly files: ReadonlyMap<object, PackedFile>;
}

const paths = new WeakMap<Blob, string>();

/** Remembers where the content of a file stands, so that another thread can open it itself. */
export function rememberPath<B extends Blob>(file: B, path: string): B {
  paths.set(file, path);
  return file;
}

/** The same value with something else for some of its objects; lists and objects without any stay as they are. */
function replaced(value: unknown, replacement: (item: object) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const other = replacement(value);
  if (other !== undefined) return other;
  if (Array.isArray(value)) {
    const items = value.map((item) => replaced(item, replacement));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, item, replaced(item, replacement)] as const);
  if (entries.every(([, item, now]) => item === now)) return value;
  return Object.fromEntries(entries.map(([name, , now]) => [name, now]));
}

async function packFile(file: Blob): Promise<PackedFile> {
  const path = paths.get(file);
  const content = path === undefined ? { bytes: await file.arrayBuffer() } : { path };
  const { type } = file;
  return file instanceof File
    ? { ...content, type, name: file.name, lastModified: file.lastModified }
    : { ...content, type };
}

/** Takes the files out of a value that is to be sent to another thread. */
export async function pack(value: unknown): Promise<Packed> {
  const found = new Map<Blob, object>();
  const bare = replaced(value, (item) => {
    if (!(item instanceof Blob)) return undefined;
    const place = found.get(item) ?? {};
    found.set(item, place);
    return place;
  });
  const files = [...found].map(async ([file, place]) => [place, await packFile(file)] as const);
  return { value: bare, files: new Map(await Promise.all(files)) };
}

function unpackFile({ bytes, type, name, lastModified = 0 }: PackedFile): Blob {
  const parts = bytes ? [bytes] : [];
  return name === undefined ? new Blob(parts, { type }) : new File(parts, name, { type, lastModified });
}

/** The value as it was; `openFile` opens what crossed as a path. */
export async function unpack(
  { value, files }: Packed,
  openFile: (path: string) => Promise<Blob> = (path) => Promise.reject(new Error(`nothing here opens ${path}`)),
): Promise<unknown> {
  if (files.size === 0) return value;
  const opened = [...files].map(async ([place, file]) => {
    return [place, file.path === undefined ? unpackFile(file) : await openFile(file.path)] as const;
  });
  const blobs = new Map<object, Blob>(await Promise.all(opened));
  return replaced(value, (item) => blobs.get(item));
}
