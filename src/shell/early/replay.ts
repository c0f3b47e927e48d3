import { toolAt } from '../catalogue.ts';
import { pathOf } from '../location.ts';
import { insertText } from '../insert-text.ts';
import { focusInput } from '../main-input.ts';
import { usePaletteStore } from '../palette/palette-store.ts';
import { counterpartOf } from './counterpart.ts';
import { perform, type Kept } from './wake.ts';

/** How long the focus may take to arrive where a key has sent it, in milliseconds. */
const patience = 5000;
const fields = 'textarea, input, [contenteditable]';

/** What has the focus, inside of an editor's shadow, too. */
function focused(): HTMLElement {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : document.body;
}

/** Settles when the focus is where it was sent, or when it has not come there for too long. */
function focusArrives(isThere: () => boolean): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  return new Promise((resolve) => {
    const look = (): void => {
      if (isThere()) resolve();
    };
    // The element has the focus before the browser says so.
    addEventListener('focusin', look, { signal });
    signal.addEventListener('abort', () => resolve());
    look();
  });
}

const isInDialog = (): boolean => focused().closest('dialog') !== null;

/** Settles when the palette's own field has the focus, if it is about to open. */
async function paletteShown(): Promise<void> {
  if (usePaletteStore.getState().open) await focusArrives(() => focused().matches('dialog [role=combobox]'));
}

/** Writes into what has the focus, as a user would; without a text it deletes. */
function write(text?: string): void {
  early.isWriting = true;
  try {
    if (text === undefined) document.execCommand('delete');
    else insertText(text);
  } finally {
    early.isWriting = false;
  }
}

/** Presses a key as a user would, in what has the focus. */
function press(target: HTMLElement, key: NonNullable<Kept['key']>): void {
  const event = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true, composed: true });
  if (!target.dispatchEvent(event) || key.ctrlKey || key.metaKey || key.altKey) return;
  if (key.key === 'Enter') {
    if (target.matches('button, a')) target.click();
    return;
  }
  if (!target.matches(fields)) return;
  if (key.key === 'Backspace') write();
  else if ([...key.key].length === 1) write(key.key);
}

async function pressKept({ key, wasMoved }: Kept, target: HTMLElement, listen: () => Promise<void>): Promise<void> {
  if (!key) return;
  const isPalette = key.ctrlKey === true || key.metaKey === true;
  if (wasMoved) {
    await paletteShown();
    press(isPalette ? target : focused(), key);
    return;
  }
  if (isPalette) {
    press(target, key);
    return;
  }
  await listen();
  if (target.matches('input')) {
    press(target, key);
    return;
  }
  const leads = /^[/?]$/.test(key.key);
  if (!leads && key.altKey !== true && target === document.body) {
    // A page is ready to type when it is there.
    if (focused() === document.body) focusInput(toolAt(pathOf(location.pathname))?.id);
    press(focused(), key);
    return;
  }
  press(target, key);
  if (leads) await focusArrives(() => isInDialog() || focused().matches('[data-search]'));
}

/** Pastes or drops as a user would. */
function hand({ type, text = '', html = '', files = [] }: Kept, target: HTMLElement): void {
  const data = new DataTransfer();
  if (text !== '') data.setData('text/plain', text);
  if (html !== '') data.setData('text/html', html);
  for (const file of files) data.items.add(file);
  const traits = { bubbles: true, cancelable: true, composed: true };
  if (type === 'drop') {
    for (const name of ['dragenter', 'dragover', 'drop']) {
      target.dispatchEvent(new DragEvent(name, { ...traits, dataTransfer: data }));
    }
    return;
  }
  if (target.matches(fields)) target.focus();
  const isFree = target.dispatchEvent(new ClipboardEvent('paste', { ...traits, clipboardData: data }));
  if (isFree && target.matches(fields)) write(text);
}

async function replayOne(one: Kept, listen: () => Promise<void>): Promise<void> {
  const isPressed = one.type === 'keydown';
  // An editor may have taken the place of the field.
  const target = counterpartOf(one.target) ?? (isPressed || one.type === 'paste' ? focused() : undefined);
  // The control is not on the page that this visitor sees.
  if (!target) return;
  delete target.dataset['heard'];
  if (isPressed) await pressKept(one, target, listen);
  else if (one.type === 'paste' || one.type === 'drop') {
    await listen();
    if (one.wasMoved) await paletteShown();
    hand(one, one.wasMoved ? focused() : target);
  } else perform(one, target);
}

/** Does what was kept, one after the other, and what is kept meanwhile. `listen` settles when keys are heard. */
export async function replay(kept: Kept[], listen: () => Promise<void>): Promise<void> {
  for (let one = kept[0]; one; one = kept[0]) {
    await replayOne(one, listen);
    kept.shift();
    // In tasks of their own, as those of a user are: what React has set is drawn in between.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
