import { useLastRuns, type LastRun } from '#ui/hooks/last-runs.ts';
import { keepFrench } from '#ui/hooks/tables.ts';
import { closeOverlay, useOverlay } from '../overlay.ts';

/** A text that came of a text, or of nothing: a file is not taken along. */
const isText = ({ operation: { source }, draft, value }: LastRun): boolean =>
  typeof value === 'string' && value !== '' && ['string', 'undefined'].includes(typeof draft[source ?? '']);

/** The last text that a tool's page has made. */
export const useTextRun = (tool: string): LastRun | undefined => useLastRuns((all) => all[tool]?.find(isText));

/** Goes on with a text result: in the page of pipes, with this operation as the first step and the same input. */
export async function showContinueWith(run: LastRun): Promise<void> {
  const [{ ContinuePicker }, french] = await Promise.all([
    import('./continue-picker.tsx'),
    import('../pipe/words.fr.ts'),
  ]);
  keepFrench('pipe', french.default);
  useOverlay.setState({ content: <ContinuePicker run={run} onClose={closeOverlay} /> });
}
