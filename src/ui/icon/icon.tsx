import { sprite } from 'virtual:icons';
import { basePath } from '../base-path.ts';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

export interface IconProps {
  /** A lucide icon's name. */
  readonly name: string;
  /** Width and height in px, 16 by default. */
  readonly size?: 12 | 14 | 15 | 16 | 17 | 18 | 20 | 24 | 32;
  readonly className?: string | undefined;
}

/**
 * A decorative line icon from the sprite; the name of what it does stands beside it or in a label.
 *
 * @example
 * ```tsx
 * <Icon name="copy" size={15} />
 * ```
 */
export function Icon({ name, size = 16, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <use href={`${basePath()}${sprite}#${name}`} />
    </svg>
  );
}
