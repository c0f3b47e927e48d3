import { loadOperation } from '#run/load-operations.ts';
import { pictureReaders } from '#run/picture-readers.ts';
import { reasonOf } from '#run/recognise.ts';
import { prepare, runInPage } from '#run/run-in-page.ts';
import type { Language } from '#core/text.ts';
import { pixelsOf } from '#ui/pixels.ts';
import { toolOf } from '../catalogue.ts';
import type { Suggestion } from './suggestions.ts';
import type { Taken } from './taken.ts';

const [op = ''] = Object.values(pictureReaders);
const tool = op.slice(0, op.indexOf('/'));

/** The text of the QR code in a picture, for the page that reads and draws codes; undefined for what is not a picture, or has none. */
export async function codeInPicture(
  taken: Taken,
  language: Language,
  signal: AbortSignal,
): Promise<Suggestion | undefined> {
  if (!('file' in taken) || !taken.file.type.startsWith('image/') || !toolOf(tool)) return undefined;
  const [operation, picture] = await Promise.all([loadOperation(op), pixelsOf(taken.file)]);
  if (!operation || !picture) return undefined;
  const input = { ...picture };
  const found = await runInPage(prepare(operation, input), { signal, progress: () => undefined });
  if (!found.ok) return undefined;
  return {
    tool,
    score: 80,
    reason: await reasonOf(tool, 'code', language),
    request: { op, input },
    values: async () => ({ tab: 'text', text: found.value }),
    file: undefined,
  };
}
