import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { Menu } from './menu.tsx';
import styles from './menu.module.css';

export interface MenuButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** The accessible name of the button and of its menu, such as "More formats". */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * An ellipsis that opens a menu: for the third command of a row and those after it.
 *
 * @example
 * ```tsx
 * <MenuButton label="More formats">
 *   <MenuItem icon="download" onSelect={save}>
 *     Download CSV
 *   </MenuItem>
 * </MenuButton>
 * ```
 */
export function MenuButton({ label, variant = 'quiet', size = 'small', children }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <span className={styles.anchor}>
      <Button
        variant={variant}
        size={size}
        icon="ellipsis"
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Menu label={label} onClose={() => setOpen(false)}>
          {children}
        </Menu>
      )}
    </span>
  );
}
