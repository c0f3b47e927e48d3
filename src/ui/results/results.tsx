import { useRef, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { useCopy } from '../copy-button/use-copy.ts';
import { useText } from '../hooks/use-text.ts';
import { words } from '../words.ts';
import { formatJson, formatTsv } from './formats.ts';
import styles from './results.module.css';

export interface ResultRow {
  readonly label: string;
  /** The text to copy; null when it does not apply: the row shows a dash and has nothing to copy. */
  readonly value: string | null;
  /** Content to show instead of the value, such as the value with a swatch. */
  readonly shown?: ReactNode;
  /** One line under the value. */
  readonly note?: ReactNode;
}

export interface ResultsProps {
  readonly rows: readonly ResultRow[];
  /** The operation's output, for Copy as JSON. */
  readonly json?: unknown;
  /** Buttons at the start of the footer. */
  readonly actions?: ReactNode;
  /** The rows are those of an older input: they are dimmed, and nothing of them is copied. */
  readonly stale?: boolean;
  /** Whether to offer Copy all and Copy as JSON; true by default. */
  readonly footer?: boolean;
  /** On a phone the values stand below their labels, however short they are: for values that must not break. */
  readonly stacked?: boolean;
}

/** How many characters a label and a line of its value have on a phone, about. */
const line = 36;

/** Whether a value would take more than two lines beside its label on a phone. */
function hasLong(facts: readonly { readonly label: string; readonly value: string }[]): boolean {
  const label = Math.min(line / 2, Math.max(...facts.map((fact) => fact.label.length)));
  return facts.some(({ value }) => value.length > 2 * (line - label));
}

/**
 * Many facts: label, value, copy. On a phone all values stand beside their labels, or all below, so that they have one edge;
 * below when one of them is long. A click anywhere on a row copies it; the footer copies all.
 *
 * @example
 * ```tsx
 * <Results rows={[{ label: 'Network', value: '192.168.0.0/24' }]} json={{ network: '192.168.0.0/24' }} />
 * ```
 */
export function Results({ rows, json, actions, stale = false, footer = true, stacked = false }: ResultsProps) {
  const t = useText(words);
  const facts = rows.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  const disabled = facts.length === 0;
  const isLong = stacked || hasLong(facts);
  return (
    <div className={styles.frame} data-answer="">
      <dl className={classNames(styles.rows, isLong && styles.long)} data-stale={stale || undefined}>
        {rows.map((row) => (
          <Row key={row.label} {...row} stale={stale} />
        ))}
      </dl>
      {(footer || actions) && (
        <div className={styles.footer}>
          {actions}
          {footer && (
            <span className={styles.copies}>
              <CopyButton text={() => formatTsv(facts)} label={t('copyAll')} {...{ disabled, stale }} />
              {json !== undefined && (
                <CopyButton text={() => formatJson(json)} label={t('copyAsJson')} {...{ disabled, stale }} />
              )}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

/** Whether some of the element's text is selected: a click then ends a selection and copies nothing. */
function hasSelection(element: Element): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(element, true);
}

function Row({ label, value, shown, note, stale }: ResultRow & { readonly stale: boolean }) {
  const t = useText(words);
  const { copied, copy } = useCopy();
  const button = useRef<HTMLButtonElement>(null);
  const onRowClick = (event: MouseEvent<HTMLElement>): void => {
    if (!hasSelection(event.currentTarget)) button.current?.click();
  };
  return (
    // The button in the row does the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.row} data-takes-answer="" onClick={onRowClick}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {shown ?? (value === null ? '–' : <bdi>{value}</bdi>)}
        {note && <span className={styles.note}>{note}</span>}
      </dd>
      <dd className={styles.action}>
        {value !== null && (
          <Button
            className={classNames(copied && styles.copied)}
            variant="quiet"
            size="small"
            icon={copied ? 'check' : 'copy'}
            label={t('copyName', { name: label })}
            data-copies=""
            stale={stale}
            ref={button}
            onClick={(event) => {
              event.stopPropagation();
              void copy(value);
            }}
          />
        )}
      </dd>
    </div>
  );
}
