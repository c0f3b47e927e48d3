import { longLine } from '#ui/code-editor/measures.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { words } from '#ui/words.ts';
import styles from '../view.module.css';

const shown = 10_000;

/** Is this one line, too long for the editor to wrap? */
export const isTooWide = (value: string): boolean => value.length >= longLine && !value.includes('\n');

/** The start of such a line, wrapped, where that of a short one stands. */
export function LongLine({ label, value }: { readonly label: string; readonly value: string }) {
  const ui = useText(words);
  return (
    <div className={styles.long}>
      {/* What scrolls must take the focus, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.start} role="group" aria-label={label} tabIndex={0}>
        {value.slice(0, shown)}
      </div>
      <p className={styles.note}>{ui('firstOfLarge', { shown, total: value.length })}</p>
    </div>
  );
}
