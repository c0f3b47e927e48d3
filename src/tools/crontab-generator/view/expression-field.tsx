import { useMemo, useRef, useState } from 'react';
import type { Failure } from '#core/operation.ts';
import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { layouts, type FieldName } from '../engine/fields.ts';
import { detect, split } from '../engine/line.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { CronDraft } from './draft.ts';

interface ExpressionFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly dialect: CronDraft['dialect'];
  readonly error: Failure | undefined;
  /** The value is an expression, whatever follows its fields. */
  readonly isRead: boolean;
  readonly active: FieldName | undefined;
  /** The caret is in this field now. */
  readonly onActive: (field: FieldName | undefined) => void;
}

/** The fields of the text by their names; none for a macro, undefined where no dialect has as many. */
function tokensOf(value: string, wanted: CronDraft['dialect'], isRead: boolean) {
  const { fieldLike, tokens } = split(value);
  if (tokens[0]?.text.startsWith('@')) return [];
  if (!isRead && fieldLike > tokens.length) return undefined;
  const dialect = wanted === 'auto' ? detect(tokens.map((token) => token.text)) : wanted;
  const layout = layouts[dialect].findLast(({ length }) => length <= tokens.length) ?? layouts[dialect][0] ?? [];
  return layout.flatMap((name, position) => {
    const token = tokens[position];
    return token ? [{ ...token, name }] : [];
  });
}

/** The expression, and under it each of its fields with its name. */
export function ExpressionField({ value, onChange, dialect, error, isRead, active, onActive }: ExpressionFieldProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const tokens = useMemo(() => tokensOf(value, dialect, isRead), [value, dialect, isRead]);
  // Those of too long a text are not known: the last ones stay.
  const [known, keep] = useState(tokens ?? []);
  if (tokens && known !== tokens) keep(tokens);
  const wrong = error?.details['field'];
  const follow = (): void => {
    const caret = input.current?.selectionStart ?? 0;
    onActive(tokens?.findLast(({ index }) => index <= caret)?.name);
  };
  const named = error && {
    ...error,
    details: { ...error.details, ...(typeof wrong === 'string' && { field: t(`field.${wrong as FieldName}`) }) },
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the events are those of the field inside
    <div className={styles.expression} onKeyUp={follow} onClick={follow}>
      <InputText
        ref={input}
        className={styles.cron}
        label={t('expression')}
        labelHidden
        value={value}
        onChange={onChange}
        placeholder="40 * * * *"
        hint={t('expression.hint')}
        error={named && errorText(named)}
        size="large"
        monospace
        rawText
        dir="ltr"
        clearable
        end={<CopyButton text={error ? '' : value.trim()} />}
      />
      <ol className={styles.tokens} data-stale={!tokens || undefined}>
        {known.map(({ name, text: token, index }) => (
          <li key={name}>
            <button
              type="button"
              className={classNames(styles.token, styles[name], active === name && styles.active)}
              data-wrong={wrong === name || undefined}
              disabled={!tokens}
              onClick={() => {
                input.current?.focus();
                input.current?.setSelectionRange(index, index + token.length);
              }}
            >
              <code>{token}</code> <span>{t(`field.${name}`)}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
