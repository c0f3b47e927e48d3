import { write, type Streams } from './streams.ts';

/**
 * A value as JSON. Bytes are `{"base64": "…"}`, a file is `{"base64": "…", "type": "image/png"}`
 * (`type` only when it has one).
 */
export async function toJson(value: unknown, indent?: number): Promise<string> {
  const contents = new Map<Blob, string>();
  const plain = (_: string, item: unknown): unknown => {
    if (item instanceof Uint8Array) return { base64: Buffer.from(item).toString('base64') };
    if (!(item instanceof Blob)) return item;
    const base64 = contents.get(item) ?? '';
    contents.set(item, base64);
    return item.type === '' ? { base64 } : { base64, type: item.type };
  };
  const text = JSON.stringify(value ?? null, plain, indent);
  if (contents.size === 0) return text;
  for (const blob of contents.keys()) {
    contents.set(blob, Buffer.from(await blob.arrayBuffer()).toString('base64'));
  }
  return JSON.stringify(value, plain, indent);
}

/** Prints a text as it is, bytes and files raw, anything else as indented JSON; `asJson` makes everything JSON. */
export async function printValue(value: unknown, stdout: Streams['stdout'], asJson: boolean): Promise<void> {
  if (asJson) await write(stdout, `${await toJson(value, 2)}\n`);
  else if (typeof value === 'string') await write(stdout, stdout.isTTY ? `${value}\n` : value);
  else if (value instanceof Uint8Array) await write(stdout, value);
  else if (value instanceof Blob) for await (const chunk of value.stream()) await write(stdout, chunk);
  else await write(stdout, `${await toJson(value, 2)}\n`);
}
