import { useEffect } from 'react';
import { beforePop, mayLeave, questions } from './leave-guard.ts';
import { useUnsaved } from './unsaved.ts';

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
    questions.add(question);
    beforePop.add(putBack);
    addEventListener('beforeunload', warn);
    return () => {
      questions.delete(question);
      beforePop.delete(putBack);
      removeEventListener('beforeunload', warn);
    };
  }, [active, question]);
}
