import { attempt, trace } from '../trace.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Something done on the page before the application could do it, as `record.js` keeps it. */
export interface Kept {
  readonly type: 'click' | 'change' | 'input' | 'keydown' | 'paste' | 'drop';
  readonly target: HTMLElement;
  /** What a field contained then. */
  readonly value?: string;
  readonly caret?: number | null;
  /** Something pressed before takes the focus elsewhere. */
  readonly wasMoved?: boolean;
  readonly key?: KeyboardEventInit & { readonly key: string };
  readonly text?: string;
  readonly html?: string;
  readonly files?: readonly File[];
}

interface Early {
  readonly kept: Kept[];
  /** Called for each thing that is kept. */
  take?: () => void;
  /** The application does what is clicked, typed and chosen. */
  isAwake?: boolean;
  /** It writes into a field as a user would. */
  isWriting?: boolean;
  /** It does everything: nothing more is kept once nothing is left. */
  listens?: boolean;
  /** It has begun, and answers itself for what goes wrong. */
  isStarted?: boolean;
}

declare global {
  // oxlint-disable-next-line no-var -- what is global is declared so
  var early: Early;
}

/** The application hears keys, and what is pasted or dropped, from now on. */
export function hearEverything(): void {
  early.listens = true;
}

/**
 * Keeps what the browser has brought back into the fields of a page that was loaded again. Not a slider, which the browser
 * sets to the nearest step by itself.
 */
function keepRestored(root: ParentNode): void {
  const fields = root.querySelectorAll<TextControl>(
    'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range])',
  );
  for (const target of fields) {
    const { value } = target;
    if (value === target.defaultValue || early.kept.some((one) => one.target === target)) continue;
    early.kept.unshift({ type: 'input', target, value });
  }
}

/** Has React take over the page now, so that nothing is typed into a field while it does. */
function hydrateNow(): void {
  document.querySelector('main > *')?.dispatchEvent(new Event('auxclick', { bubbles: true }));
}

/** Hydrates at once where something was kept, or is until the application is awake. `hydrate` only schedules it. */
export function hydrateEarly(root: ParentNode, hydrate: () => void): void {
  void attempt(() => keepRestored(root));
  hydrate();
  void attempt(() => {
    early.take = hydrateNow;
    if (early.kept.length > 0) hydrateNow();
  });
}

/** Does again what the browser has done alone, or could not do. */
export function perform({ type, value = '', caret }: Kept, target: HTMLElement): void {
  if (type === 'click') {
    target.click();
    return;
  }
  if (target instanceof HTMLSelectElement) target.value = value;
  else if (type === 'input') {
    const control = target as TextControl;
    const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    // React compares with the value that was set through the element itself.
    control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  }
  target.dispatchEvent(new Event(type, { bubbles: true }));
  if (caret != null) (target as TextControl).setSelectionRange(caret, caret);
}

/**
 * Does what was kept, in order, and what is kept until everything is heard (`listen` settles then). Whatever needs more
 * than React, and controls that were drawn again, are for a file of their own.
 */
export function wake(listen: () => Promise<void>): void {
  const { kept } = early;
  let isBusy = false;
  const take = (): void => {
    if (isBusy) return;
    while (kept[0]?.target.isConnected && /^(click|change|input)$/.test(kept[0].type)) {
      const one = kept[0];
      delete one.target.dataset['heard'];
      perform(one, one.target);
      kept.shift();
    }
    isBusy = kept.length > 0;
    if (!isBusy) {
      delete document.documentElement.dataset['heard'];
      return;
    }
    import('./replay.ts')
      .then(({ replay }) => replay(kept, listen))
      // Without a connection nothing happens, as for the keys.
      .catch((error: unknown) => {
        trace(error);
        kept.splice(0);
      })
      .finally(() => {
        isBusy = false;
        take();
      });
  };
  early.isAwake = true;
  early.take = take;
  take();
}
