import { create } from 'zustand';

interface FullWindow {
  /** The tool alone fills the window: no menu, no top bar, no head of the page. */
  readonly isFull: boolean;
}

export const useFullWindow = create<FullWindow>(() => ({ isFull: false }));

export function toggleFullWindow(): void {
  useFullWindow.setState(({ isFull }) => ({ isFull: !isFull }));
}

export function leaveFullWindow(): void {
  if (useFullWindow.getState().isFull) useFullWindow.setState({ isFull: false });
}

// In the browser the page follows the store from the first import on.
if (typeof window !== 'undefined') {
  useFullWindow.subscribe(({ isFull }) => document.documentElement.toggleAttribute('data-full', isFull));
}
