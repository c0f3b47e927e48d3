/** How far into a file the first cluster is looked for. */
const headLimit = 65_536;
/** Element ids and the unknown size of Matroska (RFC 8794 §6.2, RFC 9559 §5). */
const cluster = [0x1f, 0x43, 0xb6, 0x75];
const segment = [0x18, 0x53, 0x80, 0x67];
const durationId = [0x44, 0x89];
const unknownSize = Uint8Array.of(0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff);

function find(bytes: Uint8Array, pattern: readonly number[]): number {
  return bytes.findIndex((_, at) => pattern.every((byte, index) => bytes[at + index] === byte));
}

const bytesOf = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await blob.arrayBuffer());

/**
 * A WebM recording with its duration written in, which Chromium leaves out (crbug.com/642012): without it players
 * cannot jump. Only what comes before the first cluster is read and replaced, however long the recording is.
 * Undefined when the file is not as expected.
 */
export async function repairDuration(recording: Blob, milliseconds: number): Promise<Blob | undefined> {
  const start = await bytesOf(recording.slice(0, headLimit));
  const end = find(start, cluster);
  if (end < 0) return undefined;
  const head = start.subarray(0, end);
  const { default: fixWebmDuration } = await import('fix-webm-duration');
  const fixed = await bytesOf(await fixWebmDuration(new Blob([head]), milliseconds, { logger: false }));
  if (fixed.length === head.length) return find(head, durationId) < 0 ? undefined : recording;
  const at = find(fixed, segment) + segment.length;
  if (at < segment.length) return undefined;
  // The segment's size is now that of the head alone. Its first byte tells how long it is written.
  const sizeLength = Math.clz32(fixed[at] ?? 0x80) - 23;
  return new Blob([fixed.subarray(0, at), unknownSize, fixed.subarray(at + sizeLength), recording.slice(end)], {
    type: recording.type,
  });
}
