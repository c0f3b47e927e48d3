import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { groupedCaret, groupTyped } from './grouping.ts';

interface IbanFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** Groups by four while it is typed; the caret stays behind the same character. */
export function IbanField({ value, onChange, error }: IbanFieldProps) {
  const t = useText(text);
  const box = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current !== undefined) box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const type = (typed: string): void => {
    const grouped = groupTyped(typed);
    if (grouped !== typed) caret.current = groupedCaret(typed, box.current?.selectionStart ?? typed.length, grouped);
    onChange(grouped);
  };
  /** Delete in front of a blank takes the character behind it: the blank would come back at once. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const place = box.current?.selectionStart ?? 0;
    if (event.key === 'Delete' && place === box.current?.selectionEnd && value.charAt(place) === ' ') {
      box.current?.setSelectionRange(place + 1, place + 1);
    }
  };
  return (
    <InputText
      ref={box}
      label={t('iban.label')}
      hint={t('iban.hint')}
      value={value}
      onChange={type}
      onKeyDown={onKeyDown}
      placeholder="FR76 3000 6000 0112 3456 7890 189"
      error={error}
      size="large"
      className={styles.iban}
      monospace
      rawText
      secret
      clearable
    />
  );
}
