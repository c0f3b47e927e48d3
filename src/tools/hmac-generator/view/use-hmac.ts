import { useMemo, useState } from 'react';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { hmac, hmacFile } from '../engine.ts';
import type { HmacDraft } from './draft.ts';

/** The HMAC of the file, or else of the text; a run that was canceled can be started again. */
export function useHmac({ file, text, textEncoding, key, keyEncoding, algorithm, encoding }: HmacDraft) {
  const hasFile = file !== undefined;
  const hasInput = hasFile || text !== '' || key !== '';
  const [again, setAgain] = useState(0);
  // Stands for the run of these values.
  const current = useMemo(
    () => ({ file, text, textEncoding, key, keyEncoding, algorithm, encoding, again }),
    [file, text, textEncoding, key, keyEncoding, algorithm, encoding, again],
  );
  const [cancelled, setCancelled] = useState<unknown>();
  const ofText = useOperation(hmac, current, { enabled: !hasFile && hasInput, again });
  const ofFile = useOperation(hmacFile, current, { enabled: hasFile, again });
  const result = hasFile ? ofFile : ofText;
  return {
    ...result,
    hasInput,
    isCancelled: cancelled === current,
    cancel: () => {
      result.cancel();
      setCancelled(current);
    },
    restart: () => setAgain(again + 1),
  };
}
