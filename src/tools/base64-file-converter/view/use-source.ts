import { useCallback } from 'react';

/** What shows a file by its address. */
interface Sourced {
  src: string;
}

/** A ref that points an element at a Blob, under the given media type, as long as it is shown. */
export function useSource(blob: Blob, mediaType: string): (element: Sourced | null) => (() => void) | undefined {
  return useCallback(
    (element) => {
      if (!element) return undefined;
      const address = URL.createObjectURL(blob.slice(0, blob.size, mediaType));
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob, mediaType],
  );
}

/** Opens a file in a tab of its own; its address is given up once that tab has read it. */
export function openInTab(blob: Blob, mediaType: string): void {
  const address = URL.createObjectURL(blob.slice(0, blob.size, mediaType));
  window.open(address, '_blank', 'noopener');
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
