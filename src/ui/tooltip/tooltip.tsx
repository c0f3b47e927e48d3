import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { hidePopover, showPopover } from '#core/platform.ts';
import { Boundary } from '../boundary/boundary.tsx';
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

interface TipProps {
  readonly id: string;
  readonly text: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly shown: boolean;
  readonly onShown: (shown: boolean) => void;
}

function Tip({ id, text, anchor, shown, onShown }: TipProps) {
  const tip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = tip.current;
    if (!shown || !element || !anchor.current) return undefined;
    showPopover(element);
    place(element, anchor.current);
    const hide = () => onShown(false);
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('keydown', escape);
    document.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', escape);
      document.removeEventListener('scroll', hide, { capture: true });
      hidePopover(element);
    };
  }, [shown, onShown, anchor]);
  return (
    <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
      {text}
    </span>
  );
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
  const [shown, setShown] = useState(false);
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
      <Boundary>
        <Tip id={id} text={text} anchor={anchor} shown={shown} onShown={setShown} />
      </Boundary>
    </span>
  );
}
