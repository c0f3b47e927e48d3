import { useEffect } from 'react';
import { create } from 'zustand';

const useRequests = create(() => ({ isObserved: false, foreign: 0 }));

/** Counts what the page itself sees of requests to other origins, since it was loaded (Resource Timing, W3C). */
function observe(): void {
  if (useRequests.getState().isObserved) return;
  useRequests.setState({ isObserved: true });
  const observer = new PerformanceObserver((list) => {
    const found = list.getEntries().filter(({ name }) => {
      const url = new URL(name, location.href);
      return /^(https?|wss?):$/.test(url.protocol) && url.origin !== location.origin;
    });
    if (found.length > 0) useRequests.setState(({ foreign }) => ({ foreign: foreign + found.length }));
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** The number of requests to other origins. */
export function useForeignRequests(): number {
  useEffect(observe, []);
  return useRequests(({ foreign }) => foreign);
}

/** The content security policy that the page states itself. */
export function policyInForce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  return meta?.content ?? '';
}
