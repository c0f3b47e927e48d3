let foreign = 0;
let observing = false;
const listeners = new Set<() => void>();

/** Counts what the page itself sees of requests to other origins, since it was loaded (Resource Timing, W3C). */
function observe(): void {
  observing = true;
  const observer = new PerformanceObserver((list) => {
    const found = list.getEntries().filter(({ name }) => {
      const url = new URL(name, location.href);
      return /^(https?|wss?):$/.test(url.protocol) && url.origin !== location.origin;
    });
    if (found.length === 0) return;
    foreign += found.length;
    for (const listener of listeners) listener();
  });
  observer.observe({ type: 'resource', buffered: true });
}

export function watchRequests(listener: () => void): () => void {
  if (!observing) observe();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many requests went to another origin. */
export function foreignRequests(): number {
  return foreign;
}

/** The content security policy that the page states itself. */
export function policyInForce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  return meta?.content ?? '';
}
