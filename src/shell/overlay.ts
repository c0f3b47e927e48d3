import type { ReactNode } from 'react';
import { create } from 'zustand';

interface Overlay {
  /** A dialog that was loaded with its first use; it closes with `closeOverlay`. */
  readonly content: ReactNode;
  /** What had the focus before the header of a page or a dialog took it. */
  readonly worked?: Element | null;
}

/** The overlays of the page other than the palette. */
export const useOverlay = create<Overlay>(() => ({ content: undefined }));

export function closeOverlay(): void {
  useOverlay.setState({ content: undefined });
}
