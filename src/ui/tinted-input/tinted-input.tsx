import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { InputText, type InputTextProps } from '../input-text/input-text.tsx';
import styles from './tinted-input.module.css';

export const tones = ['operator', 'name', 'value', 'class', 'partner', 'error'] as const;

/** A part of a text, in UTF-16 units; parts do not overlap and stand in their order. */
export interface Tint {
  readonly from: number;
  readonly to: number;
  readonly tone: (typeof tones)[number];
}

export interface TintedInputProps extends Omit<InputTextProps, 'end' | 'monospace' | 'rawText' | 'multiline' | 'ref'> {
  /** The colored parts of the value, with the caret where it has one: to show the partner of a bracket. */
  readonly tint: (value: string, caret: number | undefined) => readonly Tint[];
  readonly ref?: InputTextProps['ref'];
}

function piecesOf(value: string, tints: readonly Tint[]): ReactNode[] {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { from, to, tone } of tints) {
    if (from > at) pieces.push(value.slice(at, from));
    pieces.push(
      <span key={from} className={styles[tone]}>
        {value.slice(from, to)}
      </span>,
    );
    at = to;
  }
  pieces.push(value.slice(at));
  return pieces;
}

/**
 * A field of one line for code: the same text stands in color over the input, which draws the caret and the selection.
 *
 * @example
 * ```tsx
 * <TintedInput label="Pattern" value={pattern} onChange={setPattern} tint={tintsOf} />
 * ```
 */
export function TintedInput({ tint, className, ...field }: TintedInputProps) {
  const mirror = useRef<HTMLElement>(null);
  const [caret, setCaret] = useState<number>();
  const { value } = field;
  useEffect(() => {
    const code = mirror.current;
    const input = code?.parentElement?.querySelector('input');
    if (!code || !input) return undefined;
    const follow = (): void => {
      code.scrollLeft = input.scrollLeft;
      const isCaret = document.activeElement === input && input.selectionStart === input.selectionEnd;
      setCaret(isCaret ? (input.selectionStart ?? undefined) : undefined);
    };
    follow();
    const listener = new AbortController();
    const { signal } = listener;
    document.addEventListener('selectionchange', follow, { signal });
    for (const type of ['scroll', 'focus', 'blur', 'select']) input.addEventListener(type, follow, { signal });
    return () => listener.abort();
  }, [value]);
  return (
    <InputText
      {...field}
      className={classNames(styles.field, value !== '' && styles.tinted, className)}
      monospace
      rawText
      end={
        <code ref={mirror} className={styles.mirror} dir="auto" aria-hidden>
          {piecesOf(value, tint(value, caret))}
        </code>
      }
    />
  );
}
