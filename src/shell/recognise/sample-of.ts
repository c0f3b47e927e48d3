import { sampleOf, sampleOfFile, sampleSize, type Sample } from '#core/sample.ts';
import type { Taken } from './taken.ts';

/** The beginning of what was taken, as the recognizers look at it. */
export async function sampleOfTaken(taken: Taken): Promise<Sample> {
  if ('text' in taken) return sampleOf(taken.text);
  const { file } = taken;
  const bytes = new Uint8Array(await file.slice(0, sampleSize).arrayBuffer());
  return sampleOfFile({ bytes, length: file.size, name: file.name, type: file.type });
}

/** The whole text; of a file only where the sample is text. */
export async function wholeText(taken: Taken): Promise<string> {
  return 'text' in taken ? taken.text : taken.file.text();
}
