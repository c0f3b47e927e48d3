import { Sample, sampleOf, sampleOfFile, sampleSize, type FileStart } from '#core/sample.ts';
import type { Taken } from './taken.ts';

/** The start of a file in UTF-16 as text: such files begin with a byte order mark. Undefined for any other. */
function utf16Of(bytes: Uint8Array, isWhole: boolean): string | undefined {
  const [first, second] = bytes;
  const order = first === 0xff && second === 0xfe ? 'le' : first === 0xfe && second === 0xff ? 'be' : undefined;
  if (order === undefined) return undefined;
  try {
    // A character that the end of the start cuts is left out.
    const text = new TextDecoder(`utf-16${order}`, { fatal: true }).decode(bytes, { stream: !isWhole });
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function sampleOfStart(start: FileStart): Sample {
  const { source } = sampleOfFile(start);
  return new Sample({ ...source, text: source.text ?? utf16Of(start.bytes, source.complete) });
}

/** The beginning of what was taken, as the recognizers look at it. */
export async function sampleOfTaken(taken: Taken): Promise<Sample> {
  if ('text' in taken) return sampleOf(taken.text);
  const { file } = taken;
  const bytes = new Uint8Array(await file.slice(0, sampleSize).arrayBuffer());
  return sampleOfStart({ bytes, length: file.size, name: file.name, type: file.type });
}

/** The whole text; of a file only where the sample is text. */
export async function wholeText(taken: Taken): Promise<string> {
  if ('text' in taken) return taken.text;
  const { readText } = await import('#ui/files/read-text.ts');
  const found = await readText(taken.file);
  return 'text' in found ? found.text : taken.file.text();
}
