import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useText } from '../hooks/use-text.ts';
import { InputText, type InputTextProps } from '../input-text/input-text.tsx';
import { words } from '../words.ts';
import styles from './secret-field.module.css';

export interface SecretFieldProps extends Omit<InputTextProps, 'type' | 'rawText'> {
  /** What is lost or weak about the value, and its consequence; it stands in place of the note. */
  readonly warning?: ReactNode;
}

/**
 * A field for what must stay on the page: masked with Reveal, and a note that says what becomes of it.
 *
 * @example
 * ```tsx
 * <SecretField label="Password" value={draft.password} onChange={(password) => change({ password })} />
 * ```
 */
export function SecretField({ hint, warning, ...props }: SecretFieldProps) {
  const t = useText(words);
  return (
    <InputText
      {...props}
      placeholder={props.placeholder ?? ''}
      type="password"
      rawText
      hint={
        <>
          {hint && <span className={styles.hint}>{hint}</span>}
          {!props.value.isWellFormed() && <span className={styles.warning}>{t('halfCharacter')}</span>}
          {warning ? (
            <span className={styles.warning}>{warning}</span>
          ) : (
            <span className={styles.note}>
              <Icon name="lock" size={12} />
              {t('secretNote')}
            </span>
          )}
        </>
      }
    />
  );
}
