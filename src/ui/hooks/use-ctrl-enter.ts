import { useEffect, useEffectEvent } from 'react';

/**
 * Ctrl+Enter and ⌘+Enter anywhere on the page, before an editor takes them for a new line; not in a dialog, which may
 * mean something else by it.
 */
export function useCtrlEnter(act: () => void): void {
  const latest = useEffectEvent(act);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('dialog')) return;
      event.preventDefault();
      event.stopPropagation();
      latest();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
}
