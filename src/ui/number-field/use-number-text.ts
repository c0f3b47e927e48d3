import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { usePageReset } from '../hooks/page-reset.ts';
import { useReportRefused } from '../hooks/refused.ts';
import { useText } from '../hooks/use-text.ts';
import { words } from '../words.ts';
import { readNumber, stepNumber, type NumberBounds } from './number.ts';

export interface NumberText extends NumberBounds {
  /**
   * The field of an operation, so that its result is known to be old while the box holds no valid number; undefined
   * where there is none.
   */
  readonly name: string | undefined;
  /** undefined is an empty field. */
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
  /** Given, the field may be emptied; without it an empty field is an error. */
  readonly onEmpty?: (() => void) | undefined;
  /** The step of the arrow keys, 1 by default. */
  readonly step?: number | undefined;
}

const write = (value: number | undefined) => (value === undefined ? '' : String(value));

/** The text of a number box: it keeps what is typed, and hands over only numbers that are valid. */
export function useNumberText({ name, value, onChange, onEmpty, step = 1, ...bounds }: NumberText) {
  const t = useText(words);
  const comma = t.language === 'fr';
  const [text, setText] = useState(() => write(value));
  const resets = usePageReset(({ count }) => count);
  const [seen, setSeen] = useState({ value, resets });
  const read = readNumber(text, bounds, comma);
  if (!Object.is(seen.value, value) || seen.resets !== resets) {
    setSeen({ value, resets });
    if (read !== value) setText(write(value));
  }
  const isEmpty = text.trim() === '';
  const error = read !== undefined || (isEmpty && onEmpty) ? undefined : sentence(bounds, t);
  useReportRefused(name, error !== undefined);

  return {
    error,
    input: {
      type: 'text',
      inputMode: (bounds.min ?? -1) < 0 ? 'text' : (bounds.whole ?? true) ? 'numeric' : 'decimal',
      autoComplete: 'off',
      spellCheck: false,
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setText(target.value);
        const number = readNumber(target.value, bounds, comma);
        if (number !== undefined) onChange(number);
        else if (target.value.trim() === '') onEmpty?.();
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        const sign = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
        const isOther = event.altKey || event.ctrlKey || event.metaKey || event.currentTarget.readOnly;
        if (sign === 0 || isOther) return;
        event.preventDefault();
        const next = stepNumber(read ?? value ?? bounds.min ?? 0, sign * step, bounds);
        setText(write(next));
        onChange(next);
      },
    } as const,
  };
}

/** Sentences write a number with two decimals at most. */
const shown = (bound: number): number | string => (Number.isInteger(bound) ? bound : String(bound));

function sentence(
  { min, max, whole = true }: NumberBounds,
  t: ReturnType<typeof useText<(typeof words)['en']>>,
): string {
  const kind = whole ? 'whole' : 'number';
  if (min !== undefined && max !== undefined) {
    return t(`${kind}Between`, { min: shown(min), max: shown(max) });
  }
  if (min !== undefined) return t(`${kind}AtLeast`, { min: shown(min) });
  if (max !== undefined) return t(`${kind}AtMost`, { max: shown(max) });
  return t(`${kind}Needed`);
}
