import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const showTaken = vi.fn();
const isSearch = vi.fn(async () => false);
vi.mock('#ui/base-path.ts', () => ({ basePath: () => '/' }));
vi.mock('../recognise/show-taken.tsx', () => ({ showTaken: (taken: object) => void showTaken(taken) }));
vi.mock('./is-search.ts', () => ({ isSearch: () => isSearch() }));

const { openDoor } = await import('./open-door.ts');
const replaceState = vi.fn();
const address = 'https://tools.example.org/?q=10.0.0.1';

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('history', { state: null, replaceState });
});
afterEach(() => vi.unstubAllGlobals());

it('shows a query that is not a search, and takes it out of the address', async () => {
  await openDoor(address);
  expect(replaceState).toHaveBeenCalledWith(null, '', '/');
  expect(showTaken).toHaveBeenCalledWith({ text: '10.0.0.1' });
});

it('stays on the page that was opened meanwhile', async () => {
  isSearch.mockImplementationOnce(async () => {
    Object.assign(location, { pathname: '/hash-text' });
    return false;
  });
  await openDoor(address);
  expect(replaceState).not.toHaveBeenCalled();
  expect(showTaken).not.toHaveBeenCalled();
});
