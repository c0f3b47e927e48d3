import { useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Field } from '#ui/field/field.tsx';

/** Longer tokens are not colored: laying them out twice would make typing slow. */
const colourLimit = 20_000;
/** A signed token has three parts, an encrypted one five; what has fewer or more is none. */
const fewestParts = 3;
const mostParts = 5;

interface TokenInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isFaulty: boolean;
}

/** The token, its parts in colors of their own: a plain field over a copy of its text. */
export function TokenInput({ value, onChange, isFaulty }: TokenInputProps) {
  const t = useText(text);
  const ui = useText(words);
  const box = useRef<HTMLTextAreaElement>(null);
  const split = value.length <= colourLimit ? value.split('.') : [];
  const isColoured = split.length >= fewestParts && split.length <= mostParts;
  const parts = isColoured ? split : [];
  return (
    <Field label={t('token.label')} error={isFaulty ? '' : undefined}>
      {(wiring) => (
        <div className={styles.token}>
          <div className={styles.colours} aria-hidden>
            {parts.map((part, index) => (
              // A part is its place.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={index} className={styles[`part${index % 5}`]}>
                {index > 0 && <span className={styles.dot}>.</span>}
                {part}
              </span>
            ))}
            {'\n'}
          </div>
          <textarea
            {...wiring}
            ref={box}
            className={classNames(styles.field, isColoured && styles.clear)}
            value={value}
            placeholder={t('token.placeholder')}
            rows={2}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
          {value !== '' && (
            <Button
              className={styles.empty}
              size="small"
              variant="quiet"
              icon="x"
              label={ui('clear')}
              onClick={() => {
                onChange('');
                box.current?.focus();
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}
