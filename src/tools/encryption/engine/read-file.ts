import { ToolError } from '#core/operation.ts';

/** A part of a file. Error: `unreadable-file` when it was changed, moved or locked meanwhile. */
export async function readPart(file: Blob, from: number, to: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(from, to).arrayBuffer());
  } catch (error) {
    if (error instanceof DOMException) throw new ToolError('unreadable-file', { name: error.name });
    throw error;
  }
}
