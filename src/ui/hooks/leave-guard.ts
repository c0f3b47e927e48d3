import { useEffect } from 'react';

const guards = new Set<string>();

/** May the page be left? Asks when a view holds something unsaved. */
export function mayLeave(): boolean {
  for (const question of guards) if (!confirm(question)) return false;
  return true;
}

/** While `active`, leaving the page (in the application or by the browser) asks first. */
export function useLeaveGuard(active: boolean, question: string): void {
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
