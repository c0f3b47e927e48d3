import { useEffect, useState } from 'react';

/**
 * What a reader typed into the prerendered field before the scripts ran: hydration puts the rendered text back, so it
 * is read while the first render looks at the page, and given to `onTyped` afterwards.
 */
export function useTypedAhead(id: string, rendered: string, onTyped: (text: string) => void): void {
  const [typed] = useState(() => {
    const field = import.meta.env.SSR ? null : document.getElementById(id);
    return field instanceof HTMLTextAreaElement && field.value !== rendered ? field.value : undefined;
  });
  useEffect(() => {
    if (typed !== undefined) onTyped(typed);
    // Once, after hydration.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
