import { afterEach, describe, expect, it, vi } from 'vitest';
import { canParseUrl, copyParts, hidePopover, readLocale, showPopover, whenIdle, withNextFrame } from './platform.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('canParseUrl', () => {
  it.each([
    ['https://example.org/', undefined, true],
    ['a', undefined, false],
    ['a', 'https://example.org/', true],
    ['http://[', 'https://example.org/', false],
    ['', undefined, false],
  ])('%j on %j: %s', (address, base, expected) => {
    expect(canParseUrl(address, base)).toBe(expected);
    expect(URL.canParse(address, base)).toBe(expected);
  });
});

describe('readLocale', () => {
  it.each([
    ['en-US@posix', 'en-US'],
    ['fr-CA', 'fr-CA'],
    ['sr-Latn-RS@euro', 'sr-Latn-RS'],
    ['C', undefined],
    ['c', undefined],
    ['en_US.UTF-8', undefined],
    ['', undefined],
  ])('%j is %j', (tag, expected) => expect(readLocale(tag)?.toString()).toBe(expected));
});

describe('popovers', () => {
  const element = (isOpen: boolean) => ({
    matches: vi.fn(() => isOpen),
    showPopover: vi.fn<() => void>(),
    hidePopover: vi.fn<() => void>(),
  });

  it('are shown above what was opened since', () => {
    const open = element(true);
    showPopover(open);
    expect(open.hidePopover).toHaveBeenCalledBefore(open.showPopover);
  });

  it('are taken back once', () => {
    const closed = element(false);
    hidePopover(closed);
    expect(closed.hidePopover).not.toHaveBeenCalled();
  });

  it('are elements like others in a browser that has none', () => {
    const plain = {
      matches: (): boolean => {
        throw new SyntaxError("':popover-open' is not a valid selector.");
      },
    };
    expect(() => showPopover(plain)).not.toThrow();
    expect(() => hidePopover(plain)).not.toThrow();
  });
});

describe('whenIdle', () => {
  it('asks the browser', () => {
    const ask = vi.fn<(work: () => void) => void>();
    vi.stubGlobal('requestIdleCallback', ask);
    const work = (): void => undefined;
    whenIdle(work);
    expect(ask).toHaveBeenCalledWith(work);
  });

  it('waits a second where the browser cannot tell', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    const work = vi.fn<() => void>();
    whenIdle(work);
    vi.advanceTimersByTime(999);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledOnce();
  });
});

describe('copyParts', () => {
  const write = vi.fn(async () => undefined);

  it('says that the browser has no items', async () => {
    vi.stubGlobal('navigator', { clipboard: { write } });
    vi.stubGlobal('ClipboardItem', undefined);
    expect(await copyParts({ 'text/plain': new Blob(['a']) })).toBe(false);
    expect(write).not.toHaveBeenCalled();
  });

  it('says that there is no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    expect(await copyParts({ 'text/plain': new Blob(['a']) })).toBe(false);
  });

  it('writes one item', async () => {
    class Item {
      constructor(readonly parts: object) {}
    }
    vi.stubGlobal('navigator', { clipboard: { write } });
    vi.stubGlobal('ClipboardItem', Item);
    const parts = { 'text/plain': new Blob(['a']) };
    expect(await copyParts(parts)).toBe(true);
    expect(write).toHaveBeenCalledWith([new Item(parts)]);
  });
});

describe('withNextFrame', () => {
  it('takes the frame of the video, else of the page', () => {
    const ofPage = vi.fn<(work: () => void) => void>();
    vi.stubGlobal('requestAnimationFrame', ofPage);
    const ofVideo = vi.fn<(work: () => void) => void>();
    const work = (): void => undefined;
    withNextFrame({ requestVideoFrameCallback: ofVideo }, work);
    expect(ofVideo).toHaveBeenCalledWith(work);
    expect(ofPage).not.toHaveBeenCalled();
    withNextFrame({}, work);
    expect(ofPage).toHaveBeenCalledWith(work);
  });
});
