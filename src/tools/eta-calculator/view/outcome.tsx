import type { ReactNode } from 'react';
import type { Failure } from '#core/operation.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { Results, type ResultRow } from '#ui/results/results.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { agoWords, clockWords, dayWords, momentWords } from './time-words.ts';

interface OutcomeProps {
  readonly rows: readonly ResultRow[] | undefined;
  readonly json: unknown;
  readonly error: Failure | undefined;
  /** An amount is none: the results are those of the one before. */
  readonly stale: boolean;
  /** Above the rows. */
  readonly children?: ReactNode;
}

/** The results, or why there are none. */
export function Outcome({ rows, json, error, stale, children }: OutcomeProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const isOld = stale || error !== undefined;
  return (
    <Panel className={styles.outcome}>
      {!rows && !error && <Empty>{t('empty')}</Empty>}
      {children && <div data-stale={isOld || undefined}>{children}</div>}
      {rows && <Results rows={rows} json={json} stale={isOld} />}
      {error && <StatusLine tone="error">{errorText(error)}</StatusLine>}
    </Panel>
  );
}

/** The rows before the page lives, so that results move nothing; the first is the end. */
export function pendingRows(now: number | undefined, labels: readonly string[]): ResultRow[] | undefined {
  if (now !== undefined) return undefined;
  const [end, ...others] = labels.map((label) => ({ label, value: null }));
  return end && [{ ...end, shown: <span className={styles.end}>–</span>, note: '\u00A0' }, ...others];
}

/** A row of words among codes. */
export function inWords(row: ResultRow & { readonly value: string }): ResultRow {
  return { ...row, shown: <span className={styles.words}>{row.value}</span> };
}

/** The row of the end, which is what people came for: how far away it is; below, its date and time zone. */
export function useEndRow(): (endAt: string, now: number) => ResultRow {
  const t = useText(text);
  return (endAt, now) => {
    const end = Date.parse(endAt);
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const day = dayWords(end, now, t.language);
    const relative =
      end < now
        ? t('end.past', { ago: agoWords(now - end, t.language) })
        : t('end.day', { day, time: clockWords(end, t.language) });
    return {
      label: t('result.end'),
      value: momentWords(end, t.language, 'long'),
      shown: <span className={styles.end}>{relative}</span>,
      note: `${momentWords(end, t.language, 'medium')} · ${timeZone}`,
    };
  };
}
