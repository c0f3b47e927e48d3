import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('#ui/base-path.ts', () => ({ basePath: () => '/' }));
vi.mock('./recognise-dialog.tsx', () => ({ RecogniseDialog: () => null }));

const { showTaken } = await import('./show-taken.tsx');
const { putAway, useTaken } = await import('./taken.ts');

beforeEach(() => vi.stubGlobal('location', { pathname: '/' }));
afterEach(() => {
  putAway();
  vi.unstubAllGlobals();
});

it('takes two of what comes together, to be compared', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((name) => ({ file: new File([name], name) }));
  showTaken(...[first, second, third].filter((one) => one !== undefined));
  expect(useTaken.getState()).toEqual({ taken: second, before: first });
});

it('compares one with the one before', () => {
  showTaken({ text: 'a' });
  expect(useTaken.getState()).toEqual({ taken: { text: 'a' }, before: undefined });
  showTaken({ text: 'b' });
  expect(useTaken.getState()).toEqual({ taken: { text: 'b' }, before: { text: 'a' } });
});
