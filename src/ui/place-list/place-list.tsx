import type { ReactNode } from 'react';
import { describePlace } from '#core/place.ts';
import { classNames } from '../class-names.ts';
import fading from '../fade-below.module.css';
import { useText } from '../hooks/use-text.ts';
import { words } from '../words.ts';
import styles from './place-list.module.css';

/** More are counted, not listed. */
const shown = 100;

export interface PlaceItem {
  readonly key: string;
  /** The message. */
  readonly text: ReactNode;
  /** Line number from 1; null if no line is meant. */
  readonly line: number | null;
  /** The subject: a path or a name. */
  readonly about?: string;
  /** A small button that deals with it. */
  readonly action?: ReactNode;
}

export interface PlaceListProps {
  /** The label for assistive technology. */
  readonly label: string;
  readonly items: readonly PlaceItem[];
  /** The total number, if not all of them are included. */
  readonly count?: number;
  /** Shows two and a half at a time: they are a note to the result, not the result. */
  readonly few?: boolean;
  /** They are of an older text: dimmed, and no longer led to. */
  readonly stale?: boolean;
  /** Leads to the line. */
  readonly onGoTo: (line: number, index: number) => void;
}

/**
 * The items found in a text, each with its line; a click leads there. It scrolls inside.
 *
 * @example
 * ```tsx
 * <PlaceList
 *   label="What was lost"
 *   items={losses.map(({ code, line, path }) => ({ key: path, text: t(code), line, about: path }))}
 *   onGoTo={(line) => editor.current?.goTo(offsetOfLine(text, line))}
 * />
 * ```
 */
export function PlaceList({ label, items, count = items.length, few = false, stale = false, onGoTo }: PlaceListProps) {
  const t = useText(words);
  return (
    <div className={classNames(styles.places, few && styles.few)} data-stale={stale || undefined}>
      <ul aria-label={label} className={classNames(styles.list, fading.fades)}>
        {items.slice(0, shown).map(({ key, text, line, about, action }, index) => {
          const content = (
            <>
              {line !== null && <strong className={styles.line}>{describePlace({ line }, t.language)}</strong>}
              <span>{text}</span>
              {about !== undefined && about !== '' && <code className={styles.about}>{about}</code>}
            </>
          );
          return (
            <li key={key} className={styles.item}>
              {line === null ? (
                <span className={styles.place}>{content}</span>
              ) : (
                <button type="button" className={styles.place} disabled={stale} onClick={() => onGoTo(line, index)}>
                  {content}
                </button>
              )}
              {action}
            </li>
          );
        })}
        {count > shown && <li className={styles.more}>{t('firstListed', { count: shown })}</li>}
      </ul>
    </div>
  );
}
