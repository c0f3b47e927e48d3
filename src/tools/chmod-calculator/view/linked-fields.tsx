import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { words } from '#ui/words.ts';
import { describeMode, fileTypes, type FileType } from '../engine/mode.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { hasMistake, keys, typedInto, type Key, type Typed } from './typed.ts';

export const letterOf = (type: FileType): string =>
  Object.entries(fileTypes).find(([, name]) => name === type)?.[0] ?? '-';

interface LinkedFieldsProps {
  readonly mode: number;
  readonly type: FileType | null;
  readonly onChange: (mode: number, type: FileType | null) => void;
  readonly typed: Typed | undefined;
  readonly onTyped: (typed: Typed | undefined) => void;
}

/** The mode in four notations: typing in one changes all others and never the one being typed in. */
export function LinkedFields({ mode, type, onChange, typed, onTyped: setTyped }: LinkedFieldsProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const ui = useText(words);
  const { octal, symbolic, clauses } = describeMode(mode);
  const values: Readonly<Record<Key, string>> = { octal, symbolic, clauses, ls: letterOf(type ?? 'file') + symbolic };
  const change = (key: Key, next: string): void => {
    const { typed: held, found } = typedInto(key, next, mode);
    setTyped(held);
    if (found) onChange(found.mode, found.type ?? type);
  };
  const isOld = hasMistake(typed, mode);
  return (
    <div className={styles.linked} data-answer>
      {keys.map((key) => {
        const own = typed?.key === key && typed.mode === mode ? typed : undefined;
        const value = own?.text ?? values[key];
        return (
          <InputText
            key={key}
            label={t(key)}
            monospace
            rawText
            dir="ltr"
            placeholder={values[key]}
            value={value}
            error={own?.error && errorText(own.error)}
            onChange={(next) => change(key, next)}
            // A mistake stays: taking it away would move what is being clicked.
            onBlur={() => !own?.error && setTyped(undefined)}
            end={
              <CopyButton
                text={isOld || value.trim() === '' ? '' : values[key]}
                label={ui('copyName', { name: t(key) })}
                iconOnly
              />
            }
          />
        );
      })}
    </div>
  );
}
