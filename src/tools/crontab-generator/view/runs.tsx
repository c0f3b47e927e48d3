import { useEffect, useState, useSyncExternalStore } from 'react';
import { localeOf } from '#core/text.ts';
import { Button } from '#ui/button/button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { words } from '#ui/words.ts';
import { next } from '../engine.ts';
import type { Summary } from '../engine/summary.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { DraftProps } from './draft.ts';
import { noteOf, type Note } from './run-notes.ts';
import { TimeZone, useOwnZone } from './time-zone.tsx';

const few = 5;
const many = 20;
/** What `setTimeout` can wait, milliseconds. */
const longestWait = 2 ** 31 - 1;

const resolution = 10_000;

/** The present to ten seconds. */
function useNow(): number {
  return useSyncExternalStore(
    (notify) => {
      const timer = setInterval(notify, resolution);
      return () => clearInterval(timer);
    },
    () => Math.floor(Date.now() / resolution) * resolution,
    () => 0,
  );
}

interface RunsProps extends DraftProps {
  readonly summary: Summary | undefined;
  readonly enabled: boolean;
}

/** When it runs next, in the chosen zone. */
export function Runs({ draft, change, summary, enabled }: RunsProps) {
  const t = useText(text);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const own = useOwnZone();
  const timeZone = draft.timeZone.trim() || own;
  const [again, setAgain] = useState(0);
  const { value, error, source, stale } = useOperation(next, { ...draft, timeZone }, { enabled, again });
  const first = value?.[0];
  useEffect(() => {
    // Beside an error it stays: the run would fail again at once.
    if (first === undefined || error !== undefined || stale) return undefined;
    const timer = setTimeout(
      () => setAgain((times) => times + 1),
      Math.min(Date.parse(first) - Date.now() + 500, longestWait),
    );
    return () => clearTimeout(timer);
  }, [first, error, stale, again]);
  const unknownZone = error?.code === 'unknown-time-zone' ? errorText(error) : undefined;
  const isUnread = error !== undefined && unknownZone === undefined;
  const isPending = enabled && !value && !error;
  return (
    <Panel>
      <PanelRow>
        <h2 className={styles.title}>{t('runs')}</h2>
        {enabled && value && value.length >= few && (
          <Button variant="line" size="small" onClick={() => change({ count: draft.count === many ? few : many })}>
            {t(draft.count === many ? 'runs.fewer' : 'runs.more')}
          </Button>
        )}
        <TimeZone value={draft.timeZone} onChange={(zone) => change({ timeZone: zone })} error={unknownZone} />
      </PanelRow>
      {!value || !enabled || value.length === 0 ? (
        <Empty>
          {isPending
            ? ui('working')
            : t(summary?.macro === '@reboot' ? 'runs.reboot' : value && enabled && !isUnread ? 'runs.none' : 'empty')}
        </Empty>
      ) : (
        <ol data-stale={stale || error !== undefined || undefined}>
          {value.map((run, index) => (
            <Run
              key={run}
              run={run}
              note={summary && !error ? noteOf(value, index, summary, source?.timeZone ?? timeZone) : undefined}
              timeZone={source?.timeZone ?? timeZone}
              draft={draft}
            />
          ))}
        </ol>
      )}
    </Panel>
  );
}

/** The two largest units of a wait in milliseconds: 1 h 33 min. */
function waitOf(wait: number, t: ReturnType<typeof useText<(typeof text)['en']>>): string {
  const minutes = Math.round(wait / 60_000);
  const days = Math.floor(minutes / 1440);
  const counts = { days, hours: Math.floor(minutes / 60) % 24, minutes: days > 0 ? 0 : minutes % 60 };
  const parts = (['days', 'hours', 'minutes'] as const).flatMap((unit) =>
    counts[unit] > 0 ? [t(`wait.${unit}`, { count: counts[unit] })] : [],
  );
  return parts.length > 0 ? t('wait', { time: parts.join(' ') }) : t('wait.now');
}

interface RunProps extends Pick<DraftProps, 'draft'> {
  readonly run: string;
  readonly note: Note | undefined;
  readonly timeZone: string;
}

function Run({ run, note, timeZone, draft }: RunProps) {
  const t = useText(text);
  const locale = localeOf[t.language];
  const instant = Date.parse(run);
  const wait = Math.max(0, instant - useNow());
  const date = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(!run.slice(17).startsWith('00') && { second: '2-digit' }),
    hourCycle: draft.use24Hour ? 'h23' : 'h12',
    timeZoneName: 'short',
  }).format(instant);
  return (
    <li className={styles.run}>
      <time dateTime={run}>{date}</time>
      <span className={styles.muted}>{waitOf(wait, t)}</span>
      {note && (
        <span className={styles.note}>
          {note.kind === 'gap' ? t('note.gap', { time: note.time }) : t(`note.${note.kind}`)}
        </span>
      )}
    </li>
  );
}
