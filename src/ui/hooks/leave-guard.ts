import { useEffect } from 'react';
import { useUnsaved } from './unsaved.ts';

const guards = new Set<string>();

/** Whether the page may be left. Asks when a view contains something unsaved. */
export function mayLeave(): boolean {
  for (const question of guards) if (!confirm(question)) return false;
  return true;
}

/** While `active`, leaving the page (in the application or by the browser) asks first, and no update reloads it. */
export function useLeaveGuard(active: boolean, question: string): void {
  useUnsaved(active);
  useEffect(() => {
    if (!active) return undefined;
    const { href, pathname } = location;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    // Back and Forward have left already when they tell: who stays is put back.
    const putBack = (event: PopStateEvent): void => {
      if (location.pathname === pathname || mayLeave()) return;
      event.stopImmediatePropagation();
      history.pushState({}, '', href);
    };
    guards.add(question);
    addEventListener('beforeunload', warn);
    addEventListener('popstate', putBack, { capture: true });
    return () => {
      guards.delete(question);
      removeEventListener('beforeunload', warn);
      removeEventListener('popstate', putBack, { capture: true });
    };
  }, [active, question]);
}
