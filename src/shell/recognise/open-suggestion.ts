import type { Details } from '#core/operation.ts';
import { handOver } from '#ui/hooks/draft-hand-over.ts';
import { draftOf, fitting } from '#ui/hooks/draft-memory.ts';
import { changeDraft } from '#ui/hooks/draft-store.ts';
import { toolAt } from '../catalogue.ts';
import { pathOf } from '../location.ts';
import { arrival, go } from '../navigation.ts';

/** Gives a file to the page that is shown, as if it had been dropped there. */
function dropOnPage(file: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const how = { dataTransfer, bubbles: true, cancelable: true };
  document.querySelector('main')?.dispatchEvent(new DragEvent('drop', how));
}

/** Opens the page of a tool with values. The values stay in memory and are never part of the address. */
export async function openWith(tool: string, values: Details, file?: File): Promise<void> {
  const entry = toolAt(pathOf(location.pathname))?.id === tool ? draftOf(tool) : undefined;
  if (entry) changeDraft(tool, fitting(entry.fields, values, () => true).values);
  else {
    handOver(tool, values);
    const arrived = arrival();
    await go(`/${tool}`);
    await arrived;
  }
  if (file) dropOnPage(file);
}
