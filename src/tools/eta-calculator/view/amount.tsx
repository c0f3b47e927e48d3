import { useState } from 'react';
import { readDecimal } from '#lib/decimal-text.ts';
import type { Language } from '#core/text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface AmountProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  /** Zero is an amount too. */
  readonly zero?: boolean;
  /** In a sentence: narrow, without a visible label. */
  readonly inline?: boolean;
}

/** The amount that is typed, or undefined when it is none. */
function readAmount(typed: string, language: Language, zero = false): number | undefined {
  const value = readDecimal(typed, language);
  return value !== undefined && (zero ? value >= 0 : value > 0) ? value : undefined;
}

export interface Read {
  /** The one before while what is typed is none; undefined when the field is empty. */
  readonly amount: number | undefined;
  readonly isWrong: boolean;
}

/** What a field's text means: a wrong one leaves the last good amount, which results stay with. */
export function useAmount(typed: string, zero = false): Read {
  const { language } = useText(text);
  const read = readAmount(typed, language, zero);
  const [last, setLast] = useState(read);
  if (read !== undefined && read !== last) setLast(read);
  const isEmpty = typed.trim() === '';
  return { amount: isEmpty ? undefined : (read ?? last), isWrong: !isEmpty && read === undefined };
}

/** A field for a number that is positive. */
export function Amount({ label, value, onChange, hint, zero = false, inline = false }: AmountProps) {
  const t = useText(text);
  const isWrong = value.trim() !== '' && readAmount(value, t.language, zero) === undefined;
  const isNumber = readDecimal(value, t.language) !== undefined;
  const problem = t(isNumber ? (zero ? 'not-negative' : 'not-positive') : 'not-a-number');
  return (
    <InputText
      className={inline ? styles.inline : undefined}
      label={label}
      labelHidden={inline}
      value={value}
      onChange={onChange}
      hint={hint}
      error={isWrong ? problem : undefined}
      placeholder=""
      rawText
      dir="ltr"
    />
  );
}
