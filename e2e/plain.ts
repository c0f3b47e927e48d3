/** A value as JSON text carries it: files and bytes as the command line reads and writes them. */
export async function toPlain(value: unknown): Promise<unknown> {
  if (value instanceof Blob) {
    const base64 = Buffer.from(await value.arrayBuffer()).toString('base64');
    return value.type === '' ? { base64 } : { base64, type: value.type };
  }
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return Promise.all(value.map(toPlain));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([name, item]) => [name, await toPlain(item)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
