import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useText } from '../hooks/use-text.ts';
import { Icon } from '../icon/icon.tsx';
import hiding from '../visually-hidden.module.css';
import { words } from '../words.ts';
import styles from './link.module.css';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> {
  /** A full address leads to another site, everything else stays in the application. */
  readonly href: string;
  readonly children: ReactNode;
}

/**
 * A text link. One to another site opens in a new tab, so that nothing typed here is lost, and says so.
 *
 * @example
 * ```tsx
 * <Link href="https://www.rfc-editor.org/rfc/rfc4648">RFC 4648</Link>
 * ```
 */
export function Link({ href, children, className, ...rest }: LinkProps) {
  const t = useText(words);
  const classes = classNames(styles.link, className);
  if (!/^https?:/i.test(href)) {
    return (
      <a {...rest} href={href} className={classes}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} href={href} className={classes} target="_blank" rel="noopener noreferrer">
      {children}
      {'\u2060'}
      <Icon name="arrow-up-right" size={14} />
      <span className={hiding.hidden}>{` (${t('opensNewTab')})`}</span>
    </a>
  );
}
