import type { ReactNode } from 'react';
import { isObject } from '#core/validate.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import type { Decoded } from '../engine.ts';
import { lint } from '../engine/lint.ts';
import { stateAt } from '../engine/validity.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { durationText, shortText } from './time.ts';

interface StatusProps {
  readonly value: Decoded;
  readonly secret: string;
  readonly now: number | undefined;
  readonly stale: boolean;
}

/** Active, expired or not yet valid, with a countdown, and what is worth knowing. */
export function Status({ value, secret, now, stale }: StatusProps) {
  const t = useText(text);
  const lints = value.kind === 'JWS' ? lint(value.header, value.payload, secret) : [];
  // The warning says all that there is to say of its dates.
  const isEndless = lints.includes('no-expiry') && isObject(value.payload) && value.payload['nbf'] === undefined;
  return (
    <div data-stale={stale || undefined}>
      {!isEndless && (
        <p className={styles.state}>
          <State value={value} now={now} />
        </p>
      )}
      {value.warnings.map((id) => (
        <StatusLine key={id} tone="warning">
          {t(`warning.${id}`)}
        </StatusLine>
      ))}
      {lints.map((id) => (
        <StatusLine key={id} tone="warning">
          {t(`lint.${id}`)}
        </StatusLine>
      ))}
    </div>
  );
}

function State({ value, now }: Pick<StatusProps, 'value' | 'now'>): ReactNode {
  const t = useText(text);
  const { payload } = value;
  if (value.kind === 'JWE') return <Badge tone="neutral">{t('state.encrypted')}</Badge>;
  if (!isObject(payload) || now === undefined) return <Badge tone="neutral">{t('state.none')}</Badge>;
  const state = stateAt(payload, now);
  const { exp, nbf } = payload;
  const time = (until: unknown): string => durationText(Math.abs(Number(until) - now), t.language);
  const words =
    state === 'not-yet-valid'
      ? t('when.starts', { time: time(nbf) })
      : typeof exp !== 'number'
        ? t('when.never')
        : t(state === 'expired' ? 'when.expired' : 'when.expires', { time: time(exp) });
  const moment = state === 'not-yet-valid' ? nbf : exp;
  // The dates are good; whether the token is, only its signature says.
  const tones = { active: 'neutral', expired: 'danger', 'not-yet-valid': 'warning' } as const;
  return (
    <>
      <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge> <span className={styles.when}>{words}</span>
      {typeof moment === 'number' && <span className={styles.note}>{shortText(moment, t.language)}</span>}
    </>
  );
}
