import { useEffect, useRef, type RefObject } from 'react';

/**
 * The Copy of a generator: with a fine pointer it takes the focus of a page that has just been opened, as soon as there
 * is something to copy, unless something else has it by then.
 *
 * @example
 * ```tsx
 * const copy = useCopyFocus(token !== '');
 * return <CopyButton ref={copy} text={token} />;
 * ```
 */
export function useCopyFocus(isReady: boolean): RefObject<HTMLButtonElement | null> {
  const copy = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isReady || !matchMedia('(pointer: fine)').matches) return;
    if (document.activeElement?.matches('body, h1')) copy.current?.focus({ preventScroll: true });
  }, [isReady]);
  return copy;
}
