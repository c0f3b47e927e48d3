import { useMemo } from 'react';
import type { Details } from '#core/operation.ts';
import { useLastRuns, type LastRun } from '#ui/hooks/last-runs.ts';
import { keepFrench } from '#ui/hooks/tables.ts';
import { closeOverlay, useOverlay } from '../overlay.ts';

/** The names of the text that a page shows, in a result that has facts beside it. */
const textMembers = ['text', 'formatted', 'payloadText', 'code'] as const;

/** The text of a result; `pick` is the member that it is, if it is not the result itself. */
export interface TextResult {
  readonly run: LastRun;
  readonly text: string;
  readonly pick: string | undefined;
}

function textOf({ value }: LastRun): Omit<TextResult, 'run'> | undefined {
  if (typeof value === 'string') return { text: value, pick: undefined };
  if (typeof value !== 'object' || value === null) return undefined;
  const members = value as Details;
  const name = textMembers.find((member) => typeof members[member] === 'string');
  return name && { text: String(members[name]), pick: `/${name}` };
}

/** A text that came of a text, or of nothing: a file is not taken along. */
function textResult(run: LastRun): TextResult | undefined {
  const { operation, draft } = run;
  const found = textOf(run);
  const isFromText = ['string', 'undefined'].includes(typeof draft[operation.source ?? '']);
  return found && found.text !== '' && isFromText ? { run, ...found } : undefined;
}

/** The last text that a tool's page has made. */
export function useTextResult(tool: string): TextResult | undefined {
  const runs = useLastRuns((all) => all[tool]);
  return useMemo(() => runs?.map(textResult).find((found) => found !== undefined), [runs]);
}

/** Goes on with a text result: in the page of pipes, with this operation as the first step and the same input. */
export async function showContinueWith(result: TextResult): Promise<void> {
  const [{ ContinuePicker }, french] = await Promise.all([
    import('./continue-picker.tsx'),
    import('../pipe/words.fr.ts'),
  ]);
  keepFrench('pipe', french.default);
  useOverlay.setState({ content: <ContinuePicker {...result} onClose={closeOverlay} /> });
}
