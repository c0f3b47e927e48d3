import { useRestartable } from '#ui/hooks/use-restartable.ts';
import { hmac, hmacFile } from '../engine.ts';
import type { HmacDraft } from './draft.ts';

/** The HMAC of the file, or else of the text; a run that was canceled can be started again. */
export function useHmac(draft: HmacDraft) {
  const hasFile = draft.file !== undefined;
  const hasInput = hasFile || draft.text !== '' || draft.key !== '';
  const ofText = useRestartable(hmac, draft, { enabled: !hasFile && hasInput });
  const ofFile = useRestartable(hmacFile, draft, { enabled: hasFile });
  return { ...(hasFile ? ofFile : ofText), hasInput };
}
