import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copy.ts';

type Listener = (event: unknown) => void;

/** A page whose `execCommand` fires the copy event, as browsers do, and answers `allowed`. */
function oldPage(allowed: boolean) {
  const listeners = new Set<Listener>();
  const page = { clipboard: '', areas: 0, focus: vi.fn() };
  class Element {
    focus = page.focus;
    closest = () => null;
  }
  const area = { style: {}, select: () => {}, remove: () => (page.areas -= 1) };
  vi.stubGlobal('HTMLElement', Element);
  vi.stubGlobal('document', {
    activeElement: new Element(),
    body: { append: () => (page.areas += 1) },
    createElement: () => area,
    addEventListener: (_type: string, listener: Listener) => listeners.add(listener),
    removeEventListener: (_type: string, listener: Listener) => listeners.delete(listener),
    execCommand: () => {
      const clipboardData = { setData: (_type: string, text: string) => (page.clipboard = text) };
      const event = { clipboardData, preventDefault: () => {}, stopImmediatePropagation: () => {} };
      if (allowed) for (const listener of listeners) listener(event);
      return allowed;
    },
  });
  return { page, listeners };
}

const text = 'a\r\nb\u0000\u{1f600}';

describe('copyText', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('uses the clipboard API', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyText(text)).toBe(true);
    expect(writeText).toHaveBeenCalledWith(text);
  });

  it.each([
    ['there is none, as on plain http', {}],
    ['it refuses', { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } }],
  ])('copies the exact text and leaves no trace where %s', async (_when, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const { page, listeners } = oldPage(true);
    expect(await copyText(text)).toBe(true);
    expect(page.clipboard).toBe(text);
    expect(page.areas).toBe(0);
    expect(listeners.size).toBe(0);
    expect(page.focus).toHaveBeenCalledOnce();
  });

  it('says so when nothing works', async () => {
    vi.stubGlobal('navigator', {});
    const { page } = oldPage(false);
    expect(await copyText(text)).toBe(false);
    expect(page.areas).toBe(0);
  });
});
