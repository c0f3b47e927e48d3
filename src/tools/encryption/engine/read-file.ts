/** A part of a file. Fails with a `DOMException` when it was changed, moved or locked meanwhile. */
export async function readPart(file: Blob, from: number, to: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(from, to).arrayBuffer());
}
