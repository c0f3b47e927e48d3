import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { text } from '#core/field.ts';
import { openDraft } from '#ui/hooks/draft-store.ts';

const go = vi.fn((path: string): unknown => Object.assign(location, { pathname: path }));
const told = vi.fn();
const dropped = vi.fn();
let arrive: () => void = () => undefined;

vi.mock('../catalogue.ts', () => ({ toolAt: (path: string) => ({ id: path.slice(1) }) }));
vi.mock('../location.ts', () => ({ pathOf: (pathname: string) => pathname }));
vi.mock('../messages/messages.ts', () => ({ messagesOf: () => ({ t: (key: string) => key }) }));
vi.mock('../navigation.ts', () => ({
  arrival: () => new Promise<void>((resolve) => (arrive = resolve)),
  go: async (path: string) => void go(path),
}));
vi.mock('../trace.ts', () => ({ trace: () => undefined }));
vi.mock('#ui/toast/toast.tsx', () => ({ toast: (message: string) => void told(message) }));

const { openSuggestion } = await import('./open-suggestion.ts');
const file = new File(['x'], 'x.txt');
const values = async () => ({ text: 'x' });

class Carrier {
  readonly items = { add: (item: File) => void dropped(location.pathname, item.name) };
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('DataTransfer', Carrier);
  vi.stubGlobal('DragEvent', Event);
});
afterEach(() => vi.unstubAllGlobals());

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('drops a file on the page of its tool once that can be used', async () => {
  const opened = openSuggestion('hash-text', values, file);
  await settle();
  expect(dropped).not.toHaveBeenCalled();
  arrive();
  await opened;
  expect(dropped).toHaveBeenCalledWith('/hash-text', 'x.txt');
});

it('drops it on no page that somebody goes to instead, and keeps no values', async () => {
  go.mockImplementationOnce(() => undefined);
  await openSuggestion('kept', values, file);
  Object.assign(location, { pathname: '/camera-recorder' });
  arrive();
  await settle();
  expect(openDraft('kept', { text: text('') }, { text: '' }).values).toEqual({ text: '' });

  const opened = openSuggestion('hash-text', values, file);
  await settle();
  Object.assign(location, { pathname: '/chronometer' });
  arrive();
  await opened;
  expect(dropped).not.toHaveBeenCalled();
});

it.each([
  [new TypeError('Failed to fetch dynamically imported module: https://example.org/open.js'), 'chunkTitle'],
  [new Error('other'), 'partStopped'],
])('says that it cannot be opened: %s', async (error, message) => {
  await openSuggestion('hash-text', () => Promise.reject(error));
  expect(told.mock.calls).toEqual([[message]]);
  expect(go).not.toHaveBeenCalled();
});
