import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** A short explanation; the name of a control belongs in its label. */
  readonly text: string;
  /** A focusable control, which receives the attribute. */
  readonly children: (described: { readonly 'aria-describedby': string }) => ReactNode;
}

const gap = 6;
const margin = 8;

/** Places it above the anchor, or below if there is no room, and inside the window. */
function place(tip: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  const above = at.top - own.height - gap;
  const left = at.left + (at.width - own.width) / 2;
  tip.style.top = `${above < margin ? at.bottom + gap : above}px`;
  tip.style.left = `${Math.max(margin, Math.min(left, document.documentElement.clientWidth - own.width - margin))}px`;
}

/**
 * A popover on hover and on focus; Escape hides it, and the pointer may rest on it (WCAG 1.4.13).
 *
 * @example
 * ```tsx
 * <Tooltip text="The rest of it would be ignored.">
 *   {(described) => (
 *     <Button variant="line" {...described}>
 *       72 bytes
 *     </Button>
 *   )}
 * </Tooltip>
 * ```
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const element = tip.current;
    if (!shown || !element || !anchor.current) return undefined;
    element.showPopover();
    place(element, anchor.current);
    const hide = () => setShown(false);
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('keydown', escape);
    document.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', escape);
      document.removeEventListener('scroll', hide, { capture: true });
      element.hidePopover();
    };
  }, [shown]);

  return (
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={(event) => setShown(event.target.matches(':focus-visible'))}
      onBlur={() => setShown(false)}
    >
      {children({ 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
        {text}
      </span>
    </span>
  );
}
