import { navigate } from 'wouter/use-browser-location';
import { basePath } from '#ui/base-path.ts';
import { beforePop, mayLeave } from '#ui/hooks/leave-guard.ts';
import { redirectOf } from './catalogue.ts';
import { pathOf } from './location.ts';
import { isStopped } from './keep-prerendered.ts';
import { loadPage } from './page-cache.ts';
import { touchPage } from './static-part.tsx';
import { useMenuStore } from './stores/menu.ts';

interface Visit {
  readonly scroll?: number;
}

let ticket = 0;
let restore: number | undefined;

/** The scroll target after the next page is shown; undefined leaves it to the page. */
export function takeScroll(): number | undefined {
  const scroll = restore;
  restore = undefined;
  return scroll;
}

let tellArrival: () => void = () => undefined;

/** Settles when the page that is gone to next can be used. */
export function arrival(): Promise<void> {
  return new Promise((resolve) => (tellArrival = resolve));
}

/** Says that the page can be used. */
export function arrive(): void {
  tellArrival();
}

function rememberScroll(): void {
  history.replaceState({ ...(history.state as Visit | null), scroll: scrollY }, '');
}

/** Goes to a path of the application (`/hash-text`) once its page is loaded; the old page stays until then. */
export async function go(path: string, { suffix = '' } = {}): Promise<void> {
  if (!mayLeave()) return;
  const mine = ++ticket;
  const target = redirectOf(path) ?? path;
  // A page that cannot be loaded is shown by the error card of its route.
  await loadPage(target).catch(() => undefined);
  if (mine !== ticket) return;
  const { isSmallScreen, setMenuCollapsed } = useMenuStore.getState();
  if (isSmallScreen) setMenuCollapsed(true);
  const address = basePath() + target.slice(1) + suffix;
  // Going to the page that is already shown adds no entry to the history.
  if (address === location.pathname + location.search + location.hash) return;
  rememberScroll();
  restore = 0;
  touchPage();
  navigate(address, { state: {} });
}

/** The application's path a link leads to, or undefined when the browser has to follow it. */
function internal(link: HTMLAnchorElement): URL | undefined {
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  const url = new URL(link.href);
  if (!url.pathname.startsWith(basePath())) return undefined;
  const samePage = pathOf(url.pathname) === pathOf(location.pathname) && url.search === location.search;
  return samePage && url.hash ? undefined : url;
}

function linkOf(event: Event): HTMLAnchorElement | undefined {
  const origin = event.composedPath()[0];
  return (origin instanceof Element ? origin.closest<HTMLAnchorElement>('a[href]') : undefined) ?? undefined;
}

function follow(event: MouseEvent): void {
  if (isStopped()) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = linkOf(event);
  const url = link && internal(link);
  if (!url) return;
  event.preventDefault();
  void go(pathOf(url.pathname), { suffix: url.search + url.hash });
}

function prefetch(event: Event): void {
  const link = linkOf(event);
  const url = link && internal(link);
  if (url) loadPage(pathOf(url.pathname)).catch(() => undefined);
}

/** Follows every plain link inside the application without a page load, loading what is pointed at ahead. */
export function startNavigation(): void {
  history.scrollRestoration = 'manual';
  // The page was loaded again, or the visitor comes back from another site. A link to the same address also keeps the
  // state.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit && visit.type !== 'navigate') restore = (history.state as Visit | null)?.scroll;
  // What is not drawn yet has no height of its own.
  if (restore) touchPage();
  document.addEventListener('click', follow);
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
  addEventListener('popstate', (event) => {
    // Going back cancels a page that was chosen before and is still loading.
    ticket++;
    beforePop.forEach((hear) => hear(event));
    restore = (event.state as Visit | null)?.scroll ?? 0;
    touchPage();
  });
  addEventListener('scrollend', rememberScroll, { passive: true });
}
