import { useLastRuns, type LastRun } from '#ui/hooks/last-runs.ts';
import { keepFrench } from '#ui/hooks/tables.ts';
import { currentRuns } from './current-runs.ts';
import { runReads, shownNear, workedAt } from './shown-near.ts';
import { isRecord, textIn } from './text-member.ts';

/** A text, or facts, that came of a text, or of nothing: a file is not taken along. */
function canContinue({ operation, draft, value }: LastRun): boolean {
  const isFromText = ['string', 'undefined'].includes(typeof draft[operation.source ?? '']);
  return isFromText && (typeof value === 'string' ? value !== '' : isRecord(value));
}

/** Whether a tool's page has made something to continue with. */
export function useCanContinue(tool: string): boolean {
  return useLastRuns((all) => currentRuns(tool, all[tool]).some(canContinue));
}

/** Goes on with a result: in the page of pipes, with its operation as the first step and the same input. */
export async function showContinueWith(tool: string): Promise<void> {
  const runs = currentRuns(tool, useLastRuns.getState()[tool]).filter(canContinue);
  const focused = shownNear(workedAt(), runs, runReads);
  const run = focused ?? runs.find((one) => typeof one.value === 'string' || textIn(one) !== undefined) ?? runs[0];
  if (!run) return;
  const [{ showPicker }, french] = await Promise.all([import('./continue-picker.tsx'), import('../pipe/words.fr.ts')]);
  keepFrench('pipe', french.default);
  await showPicker(run);
}
