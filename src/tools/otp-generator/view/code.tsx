import { lazy, Suspense } from 'react';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { totp } from '../engine.ts';
import { text } from '../text.ts';
import { fields, type PartProps } from './draft.ts';
import styles from '../view.module.css';
import { CodeButton, NoCode } from './code-button.tsx';

interface CodeProps extends PartProps {
  readonly now: number | undefined;
}

const ByCounter = lazy(async () => ({ default: (await import('./by-counter.tsx')).ByCounter }));

export function Code({ draft, change, now }: CodeProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  return (
    <Panel label={t('code.title')} answer>
      {draft.type === 'totp' ? (
        <ByTime draft={draft} change={change} now={now} />
      ) : (
        <Suspense fallback={<Empty>{t('code.empty')}</Empty>}>
          <ByCounter {...{ draft, change }} field={field('counter')} />
        </Suspense>
      )}
    </Panel>
  );
}

function ByTime({ draft, now }: CodeProps) {
  const t = useText(text);
  const ms = draft.period * 1000;
  const timestamp = now === undefined ? undefined : Math.floor(now / ms) * ms;
  const result = useOperation(
    totp,
    { ...draft, timestamp },
    { enabled: timestamp !== undefined && draft.secret !== '' },
  );
  const { value } = result;
  // Beside a secret that cannot be read, the last code stays, dimmed.
  const isOld = value !== undefined && (result.stale || result.error !== undefined);
  // No clock runs for the code of another secret.
  const passed = now === undefined ? 0 : Math.floor(now / 1000) % draft.period;
  const left = result.error ? 0 : draft.period - passed;
  return (
    <>
      <div className={styles.current} data-stale={isOld || undefined}>
        {value ? (
          <CodeButton code={value.code} stale={isOld} large />
        ) : (
          <Empty>{draft.secret === '' ? t('code.empty') : result.error && t('code.fault')}</Empty>
        )}
      </div>
      <div className={styles.remaining} data-stale={isOld || undefined}>
        <progress className={styles.bar} aria-label={t('code.remaining')} max={draft.period} value={left} />
        <span>{t('code.seconds', { count: left })}</span>
      </div>
      <PanelRow>
        <span className={styles.neighbour} data-stale={isOld || undefined}>
          <span className={styles.label}>{t('code.previous')}</span>
          {value?.previous ? <CodeButton code={value.previous} stale={isOld} /> : <NoCode digits={draft.digits} />}
        </span>
        <span className={styles.neighbour} data-stale={isOld || undefined}>
          <span className={styles.label}>{t('code.next')}</span>
          {value ? <CodeButton code={value.next} stale={isOld} /> : <NoCode digits={draft.digits} />}
        </span>
        <span className={styles.clock}>{t('clock.note')}</span>
      </PanelRow>
    </>
  );
}
