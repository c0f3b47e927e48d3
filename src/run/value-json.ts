/** Bytes as Base64, RFC 4648 §4. */
function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(parts.join(''));
}

/**
 * A value as JSON. Bytes are `{"base64": "…"}`, a file is `{"base64": "…", "type": "image/png"}`
 * (`type` only when it has one).
 */
export async function toJson(value: unknown, indent?: number): Promise<string> {
  const contents = new Map<Blob, string>();
  // Not what is handed over: a Buffer has a JSON of its own.
  function plain(this: Readonly<Record<string, unknown>>, name: string, written: unknown): unknown {
    const item = this[name];
    if (item instanceof Uint8Array) return { base64: toBase64(item) };
    if (!(item instanceof Blob)) return written;
    const base64 = contents.get(item) ?? '';
    contents.set(item, base64);
    return item.type === '' ? { base64 } : { base64, type: item.type };
  }
  const text = JSON.stringify(value ?? null, plain, indent);
  if (contents.size === 0) return text;
  for (const blob of contents.keys()) contents.set(blob, toBase64(new Uint8Array(await blob.arrayBuffer())));
  return JSON.stringify(value, plain, indent);
}
