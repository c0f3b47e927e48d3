import { useEffect } from 'react';
import { create } from 'zustand';

interface PaletteState {
  readonly open: boolean;
  /** What was typed before the palette had loaded. It is kept for the next time if loading fails. */
  readonly typed: string;
  setOpen(open: boolean): void;
}

export const usePaletteStore = create<PaletteState>()((set) => ({
  open: false,
  typed: '',
  setOpen: (open) => set(open ? { open } : { open, typed: '' }),
}));

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** Whether the focus is in an element that displays every pressed key. */
const isShown = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-takes-keys]') !== null;

/** Ctrl+K and Cmd+K open the palette, or close it, wherever the focus is: before an editor sees the keys. */
export function usePaletteShortcut(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (!isShown(event)) event.stopPropagation();
      if (event.repeat) return;
      const { open, setOpen } = usePaletteStore.getState();
      setOpen(!open);
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
}
