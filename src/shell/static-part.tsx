import { memo, Suspense, use, type ReactNode } from 'react';

let isTouched: boolean = import.meta.env.SSR;
let release: () => void = () => undefined;
const touched = new Promise<void>((resolve) => (release = resolve));

/** Lets React take over what has stood as prerendered until now. */
export function touchPage(): void {
  isTouched = true;
  document.documentElement.dataset['touched'] = '';
  release();
}

function Gate({ children }: { readonly children: ReactNode }) {
  if (!isTouched) use(touched);
  return children;
}

/**
 * A part of the prerendered page that works without scripts (links, pictures, text). React leaves it unchanged until
 * `touchPage`, which must be called before anything in it changes, including its properties.
 */
export const StaticPart = memo(function StaticPart({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Gate>{children}</Gate>
    </Suspense>
  );
});

/** Marks the element around a static part. */
export const staticMark = { 'data-static': '' } as const;

/** Marks a section of it that is drawn when it comes into sight, or when the page is idle. */
export const lateMark = { 'data-late': '' } as const;

const touches = ['pointerdown', 'keydown', 'focusin', 'click', 'dragstart', 'dragenter'] as const;

/**
 * Takes over what somebody presses, focuses or drags something to, before React hears of it: React stops the drop on what it
 * has not taken over.
 */
export function watchTouches(): void {
  const listener = new AbortController();
  const hear = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest('[data-static]')) return;
    listener.abort();
    touchPage();
  };
  for (const touch of touches) addEventListener(touch, hear, { capture: true, signal: listener.signal });
}
