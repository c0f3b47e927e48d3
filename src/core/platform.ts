/**
 * What not every supported browser has, one guarded function for each (decision 158). Nothing else in the source uses these
 * features; the linter and `scripts/platform.test.ts` see to it. How streams are read stands in `#lib/streams.ts`.
 */

/** Whether an address can be read, as `URL.canParse` says (Chrome 120, Safari 17). */
export function canParseUrl(address: string, base?: string): boolean {
  try {
    return Boolean(new URL(address, base));
  } catch {
    return false;
  }
}

/**
 * The locale of a language tag; undefined where it is none. What a POSIX system adds to it is left out: a browser may say
 * `en-US@posix`, or only `C`.
 */
export function readLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replace(/@.*/s, ''));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

interface Idle {
  requestIdleCallback?(work: () => void): void;
}

/** Does something when the page has nothing else to do, or in a second where the browser cannot tell (Safari). */
export function whenIdle(work: () => void): void {
  const browser = globalThis as Idle;
  if (browser.requestIdleCallback) browser.requestIdleCallback(work);
  else setTimeout(work, 1000);
}

interface Popover {
  matches(selector: string): boolean;
  showPopover?(): void;
  hidePopover?(): void;
}

/** Takes an element with the attribute `popover` back; nothing happens where it is not shown. */
export function hidePopover(element: Popover): void {
  // Where there are no popovers, the selector is an error.
  if (element.hidePopover && element.matches(':popover-open')) element.hidePopover();
}

/**
 * Shows an element with the attribute `popover` above everything else, also above a dialog that was opened since. Returns
 * false where the browser does not support popovers.
 */
export function showPopover(element: Popover): boolean {
  hidePopover(element);
  element.showPopover?.();
  return element.showPopover !== undefined;
}

interface Clipboard {
  readonly ClipboardItem: new (parts: Readonly<Record<string, Blob | Promise<Blob>>>) => object;
  readonly navigator: { readonly clipboard: { write(items: readonly object[]): Promise<void> } };
}

/**
 * Puts the same content on the clipboard in one or more media types; false where the browser cannot or may not (Firefox has
 * `ClipboardItem` since 127). Safari wants to be asked within the click: what has to be made first is a promise.
 */
export async function copyParts(parts: Readonly<Record<string, Blob | Promise<Blob>>>): Promise<boolean> {
  try {
    const { ClipboardItem, navigator } = globalThis as unknown as Clipboard;
    await navigator.clipboard.write([new ClipboardItem(parts)]);
    return true;
  } catch {
    return false;
  }
}

interface Film {
  requestVideoFrameCallback?(work: () => void): unknown;
}

/** Does something with the next frame of a video, or of the page where the browser cannot tell them (Firefox before 132). */
export function withNextFrame(video: Film, work: () => void): void {
  if (video.requestVideoFrameCallback) video.requestVideoFrameCallback(work);
  else (globalThis as unknown as { requestAnimationFrame(work: () => void): void }).requestAnimationFrame(work);
}
