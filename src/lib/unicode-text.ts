import { ToolError } from '#core/operation.ts';

/** The text of a file in UTF-8, or in UTF-16 with its byte order mark. Error: `not-text` for other bytes. */
export async function unicodeText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  const decoder = new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8', { fatal: true });
  try {
    return decoder.decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) throw new ToolError('not-text');
    throw error;
  }
}
