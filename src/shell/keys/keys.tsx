import { useOverlay } from '../overlay.ts';
import { toolAt, toolOf } from '../catalogue.ts';
import { toggleFullWindow } from '../full-window.ts';
import { pathOf } from '../location.ts';
import { go } from '../navigation.ts';
import { usePaletteStore } from '../palette/palette-store.ts';
import { useFavorites } from '../stores/favorites.ts';
import { answerCopy } from './answer-copy.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

/** Matches the character, or the place on the keyboard if Alt changes the character. */
export type Key = '/' | '?' | 'f' | 'KeyC' | `Digit${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

/** The list of all keys. */
export function showShortcuts(): void {
  useOverlay.setState({ content: <ShortcutsDialog /> });
}

function search(): void {
  const field = document.querySelector<HTMLElement>('main [data-search]');
  if (field) field.focus();
  else usePaletteStore.getState().setOpen(true);
}

/** Performs the action of a key on the current page. */
export function pressKey(key: Key): void {
  if (key === '/') search();
  else if (key === '?') showShortcuts();
  else if (key === 'f') {
    if (toolAt(pathOf(location.pathname))) toggleFullWindow();
  } else if (key === 'KeyC') answerCopy()?.click();
  else {
    const id = useFavorites.getState().ids.filter(toolOf)[Number(key.at(-1)) - 1];
    if (id === undefined) return;
    usePaletteStore.getState().setOpen(false);
    void go(`/${id}`);
  }
}
