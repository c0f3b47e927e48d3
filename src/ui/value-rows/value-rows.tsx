import { useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { useText } from '../hooks/use-text.ts';
import { InputText } from '../input-text/input-text.tsx';
import { words } from '../words.ts';
import styles from './value-rows.module.css';

interface ValueRowsProps {
  readonly stale?: boolean;
  readonly className?: string | undefined;
  /** Rows, `ValueRow`. */
  readonly children: ReactNode;
}

/**
 * One value in many notations, a row each, to read and to copy; what is typed in a row becomes the value of all others.
 *
 * @example
 * ```tsx
 * <ValueRows stale={stale}>
 *   <ValueRow label="Decimal" value="42" onType={(text) => change({ text, from: 10 })} />
 *   <ValueRow label="Hexadecimal" value="2a" onType={(text) => change({ text, from: 16 })} />
 * </ValueRows>
 * ```
 */
export function ValueRows({ stale = false, className, children }: ValueRowsProps) {
  return (
    <div className={styles.frame}>
      <div className={classNames(styles.rows, className)} data-answer data-stale={stale || undefined}>
        {children}
      </div>
    </div>
  );
}

interface ValueRowProps {
  readonly label: string;
  /** What is copied. */
  readonly value: string;
  /** What is shown, when that is not all of it; it can then not be typed in. */
  readonly start?: string | undefined;
  readonly hint?: ReactNode;
  readonly placeholder?: string;
  /** Where there is little room, it stands below its label. */
  readonly isLong?: boolean;
  readonly stale?: boolean;
  /** What was typed last is wrong. */
  readonly failed?: boolean;
  readonly onType: (text: string) => void;
}

/**
 * One notation of the value. What is typed in it stays as it is until one leaves it.
 *
 * @example
 * ```tsx
 * <ValueRow label="Decimal" value="42" onType={(text) => change({ text, from: 10 })} />
 * ```
 */
export function ValueRow(props: ValueRowProps) {
  const { label, value, start, hint, placeholder = '–', isLong, stale, failed = false, onType } = props;
  const t = useText(words);
  const [typed, setTyped] = useState<string>();
  const isCut = start !== undefined && typed === undefined;
  return (
    <InputText
      {...{ label, placeholder, hint }}
      className={classNames(styles.row, isLong && styles.long)}
      monospace
      rawText
      dir="ltr"
      value={typed ?? start ?? value}
      readonly={isCut}
      error={failed && typed !== undefined ? '' : undefined}
      onChange={(text) => {
        setTyped(text);
        onType(text);
      }}
      onBlur={() => setTyped(undefined)}
      end={value !== '' && <CopyButton text={value} stale={stale} label={t('copyName', { name: label })} iconOnly />}
    />
  );
}
