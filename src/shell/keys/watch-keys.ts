import { trace } from '../trace.ts';
import type { Key } from './keys.tsx';

const typing =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable], [role=textbox], dialog, [role=menu], [data-takes-keys]';
const isApple = /Mac|iP(hone|ad|od)/;

/** Where people type text, a key is a letter; the target inside an editor is in its shadow tree. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(typing) !== null;
}

/** Alt+C, Alt+1…9: also while something is typed, but where Option types a character (`ç` and `[` on a Mac). */
function altKey(event: KeyboardEvent): Key | undefined {
  if (isApple.test(navigator.platform) && isTyping(event)) return undefined;
  return /^(KeyC|Digit[1-9])$/.test(event.code) ? (event.code as Key) : undefined;
}

function keyOf(event: KeyboardEvent): Key | undefined {
  const { key, altKey: alt, ctrlKey, metaKey, defaultPrevented, repeat, isComposing } = event;
  if (defaultPrevented || repeat || isComposing || ctrlKey || metaKey) return undefined;
  if (alt) return altKey(event);
  const name = key.toLowerCase();
  if (name !== '/' && name !== '?' && name !== 'f') return undefined;
  // A click on the text of a dialog leaves nothing focused; the page behind it must not react to letters.
  return isTyping(event) || document.querySelector('dialog[open]') ? undefined : name;
}

function press(event: KeyboardEvent): void {
  const key = keyOf(event);
  if (key === undefined) return;
  event.preventDefault();
  // Without a connection the key does nothing, as before.
  import('./keys.tsx').then(({ pressKey }) => pressKey(key)).catch(trace);
}

/** Hears the keys of the whole application; what they do is loaded with the first one. */
export function watchKeys(): void {
  addEventListener('keydown', press);
}
