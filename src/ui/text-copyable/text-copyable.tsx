import { classNames } from '../class-names.ts';
import { useCopy } from '../copy-button/use-copy.ts';
import { useIsOld } from '../hooks/awaited-answers.ts';
import { useText } from '../hooks/use-text.ts';
import { Icon } from '../icon/icon.tsx';
import hiding from '../visually-hidden.module.css';
import { words } from '../words.ts';
import styles from './text-copyable.module.css';

export interface TextCopyableProps {
  readonly value: string;
  /** The text to copy, if it differs from the text shown. */
  readonly copied?: string | undefined;
  readonly className?: string | undefined;
  /** It belongs to an older input: nothing of it is copied. */
  readonly stale?: boolean;
}

/**
 * A value that a click anywhere on its row copies.
 *
 * @example
 * ```tsx
 * <TextCopyable value="192.168.0.0/24" />
 * ```
 */
export function TextCopyable({ value, copied: other, className, stale = false }: TextCopyableProps) {
  const t = useText(words);
  const { copied, copy } = useCopy();
  const isOld = useIsOld(stale);
  return (
    <button
      type="button"
      className={classNames(styles.row, className)}
      title={t('copy')}
      data-copies=""
      data-takes-answer=""
      disabled={isOld}
      onClick={() => void copy(other ?? value)}
    >
      <span className={hiding.hidden}>{t('copy')} </span>
      <code className={styles.value} dir="auto">
        {value}
      </code>
      <Icon name={copied ? 'check' : 'copy'} size={15} />
    </button>
  );
}
