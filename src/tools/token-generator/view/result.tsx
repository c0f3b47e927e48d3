import { lazy, Suspense, useMemo } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Meter } from '#ui/meter/meter.tsx';
import { Big, PanelRow } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { strengthOf } from '../engine/strength.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { Tokens } from './use-tokens.ts';

const Many = lazy(async () => ({ default: (await import('./many.tsx')).Many }));

const fileName = 'tokens.txt';
const tones = { weak: 'poor', fair: 'fair', strong: 'good', excellent: 'good' } as const;

interface ResultProps extends Tokens {
  readonly onRefresh: () => void;
}

const none: readonly string[] = [];

export function Result({ tokens = none, entropyBits, error, stale, onRefresh }: ResultProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const lines = useMemo(() => tokens.join('\n'), [tokens]);
  return (
    <>
      {tokens.length <= 1 ? (
        <Big className={styles.result}>
          {tokens.length === 1 ? (
            <bdi aria-label={t('tokens.label', { count: 1 })} data-stale={stale || undefined}>
              {lines}
            </bdi>
          ) : (
            // Room for the first token, which only the browser draws.
            <span className={styles.room} aria-hidden="true">
              {'0'.repeat(64)}
            </span>
          )}
        </Big>
      ) : (
        <Suspense fallback={<div className={styles.list} />}>
          <div data-stale={stale || undefined}>
            <Many lines={lines} count={tokens.length} fileName={fileName} />
          </div>
        </Suspense>
      )}
      <PanelRow className={styles.facts}>
        <span className={styles.gauge} data-stale={stale || undefined}>
          <Strength entropyBits={entropyBits} known={tokens.length > 0} />
        </span>
        <span className={styles.actions}>
          {tokens.length > 1 && (
            <Button variant="line" icon="download" stale={stale} onClick={() => download(`${lines}\n`, fileName)}>
              {t('download')}
            </Button>
          )}
          <Button
            variant="line"
            icon="rotate-cw"
            stale={stale}
            title={t('refresh.help')}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={onRefresh}
          >
            {t('refresh')}
          </Button>
          <CopyButton variant="primary" size="medium" text={lines} stale={stale} />
        </span>
      </PanelRow>
      {error && <StatusLine tone="error">{errorText(error)}</StatusLine>}
    </>
  );
}

/** Never quite full: 128 bits are a good half, and every further bit counts less. */
const fullness = (bits: number): number => 100 * (1 - 2 ** (-bits / 105));

function Strength({ entropyBits, known }: { readonly entropyBits: number; readonly known: boolean }) {
  const t = useText(text);
  const bits = t('entropy', { count: Math.floor(entropyBits) });
  const strength = strengthOf(entropyBits);
  const word = t(`strength.${strength}`);
  return (
    <>
      <Meter
        className={styles.meter}
        label={t('entropy.label')}
        value={known ? fullness(entropyBits) : 0}
        tone={tones[strength]}
        valueText={known ? `${bits}, ${word}` : undefined}
      />
      <span className={styles.strength}>
        {known && (
          <>
            <strong>{bits}</strong> · {word}
          </>
        )}
      </span>
    </>
  );
}
