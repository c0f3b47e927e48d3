import { useLastRuns } from '#ui/hooks/last-runs.ts';
import { keepFrench } from '#ui/hooks/tables.ts';
import { closeOverlay, useOverlay } from '../overlay.ts';
import { currentRuns } from './current-runs.ts';
import { runReads, shownNear, workedAt } from './shown-near.ts';

/** Offers what a tool's page has done as a command, a program, a request, a link or a step of a pipe. */
export async function showCopyAs(tool: string): Promise<void> {
  const first = shownNear(workedAt(), currentRuns(tool, useLastRuns.getState()[tool]), runReads);
  const [{ CopyAsDialog }, french, pipe] = await Promise.all([
    import('./copy-as-dialog.tsx'),
    import('./copy-as.words.fr.ts'),
    import('../pipe/words.fr.ts'),
  ]);
  keepFrench('copy-as', french.default);
  keepFrench('pipe', pipe.default);
  useOverlay.setState({ content: <CopyAsDialog tool={tool} first={first?.operation.id} onClose={closeOverlay} /> });
}
