import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import control from '../field/control.module.css';
import { Field, type FieldLook } from '../field/field.tsx';
import { rawTextAttributes } from '../field/raw-text.ts';
import { Icon } from '../icon/icon.tsx';
import { useText } from '../hooks/use-text.ts';
import { ToggleLabel } from '../toggle-label/toggle-label.tsx';
import { words } from '../words.ts';
import styles from './input-text.module.css';
import { validate, type Rule } from './validation.ts';

type Box = HTMLInputElement | HTMLTextAreaElement;
type Native = Pick<
  InputHTMLAttributes<Box>,
  'name' | 'inputMode' | 'autoComplete' | 'maxLength' | 'dir' | 'enterKeyHint' | 'onKeyDown' | 'onFocus' | 'onBlur'
>;

export interface InputTextProps extends FieldLook, Native {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
  readonly readonly?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** The last failing one's message is shown; `error` comes first. */
  readonly rules?: readonly Rule[] | undefined;
  /** A button that empties the field. */
  readonly clearable?: boolean | undefined;
  readonly multiline?: boolean | undefined;
  /** Rows of a multiline field, 3 by default. */
  readonly rows?: number | undefined;
  /** A multiline field grows with its text. */
  readonly autosize?: boolean | undefined;
  /** Shown in clear, but secret: named so for what walks over all tools. A password is so of itself. */
  readonly secret?: boolean | undefined;
  /** A password is masked, with a button that shows it; `tel` brings a telephone’s keypad. */
  readonly type?: 'text' | 'password' | 'tel' | undefined;
  readonly monospace?: boolean | undefined;
  /** For input that is not prose: no spell check, completion, correction or capitalization. */
  readonly rawText?: boolean | undefined;
  readonly autofocus?: boolean | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** An icon at the left end, such as `search`. */
  readonly icon?: string | undefined;
  /** The `id` of the `Suggestions` for a single line. */
  readonly list?: string | undefined;
  /** Content at the right end, after the field's own buttons. */
  readonly end?: ReactNode;
  readonly ref?: Ref<Box> | undefined;
}

/**
 * A field for text, of one line or several, with label, hint, rules and error.
 *
 * @example
 * ```tsx
 * <InputText label="Text" clearable value={draft.text} onChange={(text) => change({ text })} />
 * ```
 */
export function InputText(props: InputTextProps) {
  const { label, labelPosition, labelHidden, hint, error, className, ref, ...rest } = props;
  const { value, onChange, placeholder, readonly, rules, clearable, type = 'text', size = 'medium', ...more } = rest;
  const { multiline, rows = 3, autosize, monospace, rawText, secret, autofocus, icon, end, list, ...native } = more;
  const t = useText(words);
  const box = useRef<Box>(null);
  useImperativeHandle(ref, () => box.current as Box);
  const [revealed, setRevealed] = useState(false);
  const masked = type === 'password' && !revealed;
  const failed = error ?? (rules && validate(value, rules));

  // React focuses while mounting, which is too early inside a dialog that is about to open. On touch the keyboard would
  // come up over a page that nobody has seen yet.
  useEffect(() => {
    const isWanted = matchMedia('(pointer: fine)').matches || box.current?.closest('dialog');
    if (autofocus && isWanted) box.current?.focus();
  }, [autofocus]);

  const attributes = {
    ...(rawText && rawTextAttributes),
    ...native,
    value,
    placeholder: placeholder ?? t('inputText'),
    readOnly: readonly,
    dir: native.dir ?? 'auto',
    // Stays when the secret is shown: what walks over all tools finds the field by it.
    'data-secret': type === 'password' || secret ? '' : undefined,
    className: classNames(styles.native, multiline && masked && styles.masked, autosize && styles.autosize),
    onChange: (event: { readonly target: Box }) => onChange(event.target.value),
  };

  return (
    <Field {...{ label, labelPosition, labelHidden, hint, className }} error={failed}>
      {(wiring) => (
        <div
          className={classNames(control.control, control[size], monospace && control.mono, styles.box)}
          data-multiline={multiline || undefined}
        >
          {icon && <Icon name={icon} />}
          {multiline ? (
            <textarea {...wiring} {...attributes} ref={box as RefObject<HTMLTextAreaElement | null>} rows={rows} />
          ) : (
            <input
              {...wiring}
              {...attributes}
              ref={box as RefObject<HTMLInputElement | null>}
              type={masked ? 'password' : type === 'tel' ? 'tel' : 'text'}
              list={list}
            />
          )}
          {clearable && value !== '' && !readonly && !native.disabled && (
            <Button
              size="small"
              variant="quiet"
              icon="x"
              label={t('clear')}
              onClick={() => {
                onChange('');
                box.current?.focus();
              }}
            />
          )}
          {type === 'password' && (
            <Button size="small" variant="quiet" disabled={native.disabled} onClick={() => setRevealed(!revealed)}>
              <ToggleLabel
                sides={[
                  { icon: 'eye', text: t('reveal') },
                  { icon: 'eye-off', text: t('hide') },
                ]}
                flipped={revealed}
              />
            </Button>
          )}
          {end}
        </div>
      )}
    </Field>
  );
}
