import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { secret, text } from '#core/field.ts';
import { whileActive } from '#ui/hooks/activity.ts';
import { changeDraft, forgetDraft, openDraft, resetDraft } from '#ui/hooks/draft-store.ts';
import { reloadWhenIdle } from './reload-when-idle.ts';
import { markUntouched } from './untouched-focus.ts';

const fields = { text: text(''), password: secret('') };
const initial = { text: '', password: '' };

class FakeElement extends EventTarget {
  constructor(private readonly name: string) {
    super();
  }
  readonly shadowRoot = null;
  matches = (selector: string): boolean => selector.includes(this.name);
}

/** The parts of the page that the code asks for. */
const page = {
  visibilityState: 'visible',
  activeElement: null as FakeElement | null,
  opened: false,
  querySelector: () => (page.opened ? {} : null),
};

describe('reloadWhenIdle', () => {
  const action = vi.fn();
  const onUnsaved = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', page);
    vi.stubGlobal('HTMLElement', FakeElement);
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
    Object.assign(page, { visibilityState: 'visible', activeElement: null, opened: false });
    action.mockClear();
    onUnsaved.mockClear();
    openDraft('tool', fields, initial);
    reloadWhenIdle(action, onUnsaved);
  });
  afterEach(() => {
    forgetDraft('tool');
    vi.clearAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('acts when the page was quiet at two looks, and again while it is', () => {
    vi.advanceTimersByTime(1999);
    expect(action).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    expect(action).toHaveBeenCalledTimes(2);
    expect(onUnsaved).not.toHaveBeenCalled();
  });

  it.each(['visible', 'hidden'])('never acts on a %s page with a secret, and says so once', (visibilityState) => {
    Object.assign(page, { visibilityState });
    changeDraft('tool', { password: 'half-ty' });
    vi.advanceTimersByTime(60_000);
    expect(action).not.toHaveBeenCalled();
    expect(onUnsaved).toHaveBeenCalledOnce();
    resetDraft('tool');
    vi.advanceTimersByTime(2000);
    expect(action).toHaveBeenCalled();
  });

  it('never acts on a page whose draft the storage refuses', () => {
    vi.stubGlobal('sessionStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    changeDraft('tool', { text: 'typed' });
    vi.advanceTimersByTime(60_000);
    expect(action).not.toHaveBeenCalled();
    expect(onUnsaved).toHaveBeenCalledOnce();
  });

  it('waits for a field to lose the focus while the page is seen', () => {
    page.activeElement = new FakeElement('textarea');
    changeDraft('tool', { text: 'typed' });
    vi.advanceTimersByTime(60_000);
    expect(action).not.toHaveBeenCalled();
    expect(onUnsaved).not.toHaveBeenCalled();
    page.visibilityState = 'hidden';
    vi.advanceTimersByTime(2000);
    expect(action).toHaveBeenCalledOnce();
  });

  it('does not wait for a field that the page itself put the focus into, until somebody uses it', () => {
    const field = new FakeElement('textarea');
    page.activeElement = field;
    markUntouched(field as unknown as HTMLElement);
    vi.advanceTimersByTime(2000);
    expect(action).toHaveBeenCalledOnce();
    field.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(60_000);
    expect(action).toHaveBeenCalledOnce();
  });

  it('waits for a dialog, a camera and a running operation, seen or not', async () => {
    Object.assign(page, { visibilityState: 'hidden', opened: true });
    vi.advanceTimersByTime(60_000);
    let end = (): void => undefined;
    const work = whileActive(new Promise<void>((resolve) => (end = resolve)));
    page.opened = false;
    vi.advanceTimersByTime(60_000);
    expect(action).not.toHaveBeenCalled();
    end();
    await work;
    vi.advanceTimersByTime(2000);
    expect(action).toHaveBeenCalledOnce();
  });
});
