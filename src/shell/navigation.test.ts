import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const navigate = vi.fn((address: string) => Object.assign(location, partsOf(address)));
const touchPage = vi.fn();
const loads = new Map<string, () => void>();
const menu = { isSmallScreen: false, setMenuCollapsed: vi.fn() };

vi.mock('#ui/base-path.ts', () => ({ basePath: () => '/' }));
vi.mock('wouter/use-browser-location', () => ({ navigate: (address: string) => void navigate(address) }));
vi.mock('./page-cache.ts', () => ({
  loadPage: (path: string) => new Promise<void>((resolve) => loads.set(path, resolve)),
}));
vi.mock('./static-part.tsx', () => ({ touchPage: () => void touchPage() }));
vi.mock('./stores/menu.ts', () => ({ useMenuStore: { getState: () => menu } }));
vi.mock('./catalogue.ts', () => ({ redirectOf: () => undefined }));

function partsOf(address: string): { readonly pathname: string; readonly search: string; readonly hash: string } {
  const { pathname, search, hash } = new URL(address, 'https://example.org');
  return { pathname, search, hash };
}

let events: EventTarget;

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  loads.clear();
  menu.isSmallScreen = false;
  events = new EventTarget();
  vi.stubGlobal('location', partsOf('/'));
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
});
afterEach(() => vi.unstubAllGlobals());

it('goes to a page once it is loaded', async () => {
  const { go } = await import('./navigation.ts');
  const gone = go('/hash-text', { suffix: '#text=a' });
  expect(navigate).not.toHaveBeenCalled();
  loads.get('/hash-text')?.();
  await gone;
  expect(navigate).toHaveBeenCalledWith('/hash-text#text=a');
});

it('stays where Back leads to while the chosen page is loading', async () => {
  const { go, startNavigation } = await import('./navigation.ts');
  startNavigation();
  const gone = go('/hash-text');
  events.dispatchEvent(Object.assign(new Event('popstate'), { state: null }));
  loads.get('/hash-text')?.();
  await gone;
  expect(navigate).not.toHaveBeenCalled();
});

it('makes no entry of the page that is shown already, and closes a menu that lies over it', async () => {
  Object.assign(location, partsOf('/about#settings'));
  menu.isSmallScreen = true;
  const { go } = await import('./navigation.ts');
  for (const [suffix, calls] of [
    ['#settings', 0],
    ['', 1],
    ['', 1],
  ] as const) {
    const gone = go('/about', { suffix });
    loads.get('/about')?.();
    await gone;
    expect(navigate).toHaveBeenCalledTimes(calls);
  }
  expect(menu.setMenuCollapsed.mock.calls).toEqual([[true], [true], [true]]);
});

it('brings back the place of a page that is loaded again', async () => {
  vi.stubGlobal('history', { state: { scroll: 400 }, replaceState: () => undefined });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'reload' }] });
  const { startNavigation, takeScroll } = await import('./navigation.ts');
  startNavigation();
  expect(touchPage).toHaveBeenCalledOnce();
  expect(takeScroll()).toBe(400);
  expect(takeScroll()).toBeUndefined();
});

it('begins at the top after a link to the page that was shown', async () => {
  vi.stubGlobal('history', { state: { scroll: 400 }, replaceState: () => undefined });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'navigate' }] });
  const { startNavigation, takeScroll } = await import('./navigation.ts');
  startNavigation();
  expect(takeScroll()).toBeUndefined();
});
