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
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    guards.add(question);
    addEventListener('beforeunload', warn);
    return () => {
      guards.delete(question);
      removeEventListener('beforeunload', warn);
    };
  }, [active, question]);
}
