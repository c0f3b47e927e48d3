import type { Details } from '#core/operation.ts';
import { handOver, takeHanded } from '#ui/hooks/draft-hand-over.ts';
import { draftOf, fitting } from '#ui/hooks/draft-memory.ts';
import { changeDraft } from '#ui/hooks/draft-store.ts';
import { useLanguageStore } from '#ui/hooks/language.ts';
import { toast } from '#ui/toast/toast.tsx';
import { toolAt } from '../catalogue.ts';
import { pathOf } from '../location.ts';
import { messagesOf } from '../messages/messages.ts';
import { arrival, go } from '../navigation.ts';
import { isChunkFailure } from '../part.tsx';
import { trace } from '../trace.ts';

/** Gives a file to the page that is shown, as if it had been dropped there. */
function dropOnPage(file: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const how = { dataTransfer, bubbles: true, cancelable: true };
  document.querySelector('main')?.dispatchEvent(new DragEvent('drop', how));
}

const isShown = (tool: string): boolean => toolAt(pathOf(location.pathname))?.id === tool;

/** Opens the page of a tool with values. The values stay in memory and are never part of the address. */
async function openWith(tool: string, values: Details, file?: File): Promise<void> {
  const entry = isShown(tool) ? draftOf(tool) : undefined;
  if (entry) changeDraft(tool, fitting(entry.fields, values, () => true).values);
  else {
    handOver(tool, values);
    const arrived = arrival();
    await go(`/${tool}`);
    // The visitor stayed, or went to another page meanwhile.
    if (!isShown(tool)) {
      takeHanded(tool, {});
      return;
    }
    await arrived;
  }
  if (file && isShown(tool)) dropOnPage(file);
}

/** Opens the page of a tool with the values that are loaded for it; where that fails it says so. */
export async function openSuggestion(
  tool: string,
  load: () => Promise<Details>,
  file?: File,
  onOpen?: () => void,
): Promise<void> {
  try {
    const values = await load();
    onOpen?.();
    await openWith(tool, values, file);
  } catch (error) {
    trace(error);
    const { t } = messagesOf(useLanguageStore.getState().language);
    toast(t(error instanceof Error && isChunkFailure(error) ? 'chunkTitle' : 'partStopped'));
  }
}
