import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

/** A longer value is shown in part: a field of 300,000 characters is slow in every browser. */
const shownLimit = 5000;

interface RowProps {
  readonly label: string;
  /** It stands below its label on phones. */
  readonly isLong: boolean;
  readonly value: string;
  /** What is being typed here, which no result replaces. */
  readonly typed: string | undefined;
  readonly failed: boolean;
  readonly onType: (text: string) => void;
  readonly onBlur: () => void;
}

/** The number in one base, to read, to copy, or to type it in. */
export function Row({ label, isLong, value, typed, failed, onType, onBlur }: RowProps) {
  const t = useText(text);
  const ui = useText(words);
  const cut = typed === undefined && value.length > shownLimit;
  return (
    <InputText
      label={label}
      className={classNames(styles.row, isLong && styles.long)}
      monospace
      rawText
      dir="ltr"
      value={typed ?? (cut ? `${value.slice(0, shownLimit)}…` : value)}
      placeholder="–"
      readonly={cut}
      hint={cut && t('row.cut', { count: value.length })}
      error={failed && typed !== undefined ? '' : undefined}
      onChange={onType}
      onBlur={onBlur}
      end={value !== '' && <CopyButton text={value} label={ui('copyName', { name: label })} iconOnly />}
    />
  );
}
