import { classNames } from '#ui/class-names.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Field } from '#ui/field/field.tsx';

/** Longer tokens are not colored: laying them out twice would make typing slow. */
const colourLimit = 20_000;
/** An encrypted token has five; what has more is none. */
const mostParts = 5;

interface TokenInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** The token, its parts in colors of their own: a plain field over a copy of its text. */
export function TokenInput({ value, onChange, error }: TokenInputProps) {
  const t = useText(text);
  const split = value.length <= colourLimit ? value.split('.') : [];
  const isColoured = split.length > 0 && split.length <= mostParts;
  const parts = isColoured ? split : [];
  return (
    <Field label={t('token.label')} hint={t('token.note')} error={error}>
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
        </div>
      )}
    </Field>
  );
}
