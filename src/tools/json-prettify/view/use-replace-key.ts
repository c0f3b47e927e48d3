import { useEffect, useRef } from 'react';

/** Ctrl+Enter and ⌘+Enter anywhere on the page, before an editor takes them for a new line; not in a dialog. */
export function useReplaceKey(replace: () => void): void {
  const latest = useRef(replace);
  useEffect(() => {
    latest.current = replace;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('dialog')) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
}
