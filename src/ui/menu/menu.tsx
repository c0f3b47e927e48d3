import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { showPopover } from '#core/platform.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './menu.module.css';

export interface MenuProps {
  /** The accessible name. */
  readonly label: string;
  /** Escape, Tab, a click elsewhere, or a choice; the focus goes back to what stood beside it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

const gap = 4;

/** Above everything on the page, under its anchor, or over it where the window ends; both scroll together. */
function place(menu: HTMLElement): void {
  const anchor = menu.parentElement?.getBoundingClientRect();
  if (!showPopover(menu) || !anchor) return;
  const { offsetHeight, offsetWidth } = menu;
  const below = anchor.bottom + gap;
  const above = anchor.top - gap - offsetHeight;
  const top = below + offsetHeight > innerHeight && above > 0 ? above : below;
  menu.style.inset = `${top + scrollY}px auto auto ${Math.max(gap, anchor.right - offsetWidth)}px`;
}

/**
 * A list of commands under the button that opened it, which stands right before it in the same positioned element.
 *
 * @example
 * ```tsx
 * <Menu label="More actions" onClose={close}>
 *   <MenuItem icon="rotate-cw" onSelect={reset}>
 *     Reset
 *   </MenuItem>
 * </Menu>
 * ```
 */
export function Menu({ label, onClose, children }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  const items = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? []),
  ];
  const leave = (): void => {
    const opener = list.current?.previousElementSibling;
    onClose();
    if (opener instanceof HTMLElement) opener.focus();
  };
  // Before the menu is drawn: a key pressed as soon as it shows is meant for it.
  useLayoutEffect(() => {
    if (list.current) place(list.current);
    const first = list.current?.querySelector<HTMLElement>('[role=menuitem]:not(:disabled)');
    (first ?? list.current)?.focus();
  }, []);
  useEffect(() => {
    const press = ({ target }: Event): void => {
      if (target instanceof Node && !list.current?.parentElement?.contains(target)) close();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, []);
  const move = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.stopPropagation();
      if (event.key === 'Escape') event.preventDefault();
      leave();
      return;
    }
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    all[step(at, all.length - 1)]?.focus();
  };
  return (
    <div
      ref={list}
      role="menu"
      popover="manual"
      // Takes the focus where every item is disabled: Escape closes it.
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onKeyDown={move}
      onClick={leave}
    >
      {children}
    </div>
  );
}

export interface MenuItemProps {
  readonly icon: string;
  /** A key that does the same, such as `F`. */
  readonly hint?: string;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

/**
 * A command of a `Menu`, which closes with it.
 *
 * @example
 * ```tsx
 * <MenuItem icon="maximize" hint="F" onSelect={show}>
 *   Full window
 * </MenuItem>
 * ```
 */
export function MenuItem({ icon, hint, disabled = false, onSelect, children }: MenuItemProps) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} disabled={disabled} className={styles.item} onClick={onSelect}>
      <Icon name={icon} />
      <span>{children}</span>
      {hint && <kbd aria-hidden="true">{hint}</kbd>}
    </button>
  );
}
