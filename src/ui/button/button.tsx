import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { useIsOld } from '../hooks/awaited-answers.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './button.module.css';

interface Look {
  /** `primary` is filled and used at most once per page; `line` is outlined; `quiet` is muted text. */
  readonly variant?: 'primary' | 'line' | 'plain' | 'quiet';
  /** Control heights 28, 34 and 40 px with text of 12, 14 and 16 px. */
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: string;
  /** After the text, such as a chevron. */
  readonly endIcon?: string;
  /** Shows only the icon; `label` is the accessible name and the tooltip. */
  readonly label?: string;
  readonly children?: ReactNode;
}

export interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly ref?: Ref<HTMLButtonElement>;
  /** What it takes along belongs to an older input: it is off, unless the newer answer is on its way. */
  readonly stale?: boolean | undefined;
}

export interface LinkButtonProps extends Look, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> {
  readonly href: string;
}

function look({ variant = 'plain', size = 'medium', label, children }: Look, className?: string): string {
  return classNames(
    styles.button,
    styles[variant],
    styles[size],
    label !== undefined && children === undefined && styles.lone,
    className,
  );
}

function Content({ icon, endIcon, size, children }: Look) {
  const iconSize = size === 'small' ? 15 : 17;
  return (
    <>
      {icon && <Icon name={icon} size={iconSize} />}
      {children}
      {endIcon && <Icon name={endIcon} size={iconSize} />}
    </>
  );
}

/**
 * A native button with `type="button"` by default. A disabled one emits no clicks. One that downloads waits for the
 * answer to what was just typed.
 *
 * @example
 * ```tsx
 * <Button variant="primary" icon="refresh-cw" onClick={draw}>
 *   Generate
 * </Button>
 * ```
 */
export function Button(props: ButtonProps) {
  const { variant, size, icon, endIcon, label, children, className, type = 'button', ...others } = props;
  const { stale = false, disabled, ...rest } = others;
  const isOld = useIsOld(stale);
  const takesAnswer = icon === 'download' ? '' : undefined;
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      data-takes-answer={takesAnswer}
      {...rest}
      disabled={disabled || isOld}
      className={look(props, className)}
    >
      <Content {...props} />
    </button>
  );
}

/**
 * A link that looks like a button.
 *
 * @example
 * ```tsx
 * <LinkButton variant="line" href={hrefOf('/about')}>
 *   About
 * </LinkButton>
 * ```
 */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, icon, endIcon, label, children, className, ...rest } = props;
  return (
    <a aria-label={label} title={label} {...rest} className={look(props, className)}>
      <Content {...props} />
    </a>
  );
}
