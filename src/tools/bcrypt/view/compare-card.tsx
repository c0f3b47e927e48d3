import { useMemo, useState, type KeyboardEvent } from 'react';
import { formatNumber } from '#core/text.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useRunner } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { highestCost, inspect, verify } from '../engine.ts';
import { text } from '../text.ts';
import { fields, type CardProps } from './draft.ts';
import styles from '../view.module.css';
import { formatTime } from './time.ts';
import { usePaused } from './use-paused.ts';

/** Above this cost a comparison is asked for, not started by typing. */
const freeCost = 16;

export function CompareCard({ draft, change, timeOf }: CardProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const { candidate, hash } = draft;
  const inspected = useOperation(inspect, draft, { enabled: hash.trim() !== '' });
  const parts = inspected.stale || hash.trim() === '' ? undefined : inspected.value;
  const hashes = hash.split(/[\r\n]+/).filter((line) => /\$2[abxy]?\$/.test(line));
  const isList = inspected.error !== undefined && hashes.length > 1;
  const [agreed, agree] = useState('');
  const isSlow = parts !== undefined && parts.cost > freeCost;
  const isReady = candidate !== '' && parts !== undefined && (!isSlow || agreed === `${candidate}\n${hash}`);
  // Whoever agrees to the time agrees to the cost.
  const maxCost = Math.max(highestCost, parts?.cost ?? 0);
  const input = useMemo(
    () => (isReady ? { password: candidate, hash, maxCost } : undefined),
    [isReady, candidate, hash, maxCost],
  );
  const runner = useRunner(verify);
  const startNow = usePaused(runner, input);
  const [cancelled, setCancelled] = useState<typeof input>();
  const isCancelled = input !== undefined && cancelled === input;
  const isMissing = candidate === '' || hash.trim() === '';
  const isPending = !isMissing && !isCancelled && !inspected.error && !(isSlow && !isReady);
  const again = (): void => {
    setCancelled(undefined);
    startNow();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    again();
  };
  const { value } = runner;
  const time = parts && timeOf(parts.cost);

  return (
    <Panel className={styles.card} label={t('compare.title')} busy={runner.slow}>
      <Fields columns={1}>
        <h2 className={styles.title}>{t('compare.title')}</h2>
        <SecretField {...field('candidate')} onKeyDown={onKeyDown} />
        <InputText
          {...field('hash')}
          error={inspected.error && (isList ? t('hash.several', { count: hashes.length }) : errorText(inspected.error))}
          onKeyDown={onKeyDown}
          multiline
          rows={2}
          monospace
          rawText
          clearable
        />
        {isList && (
          <div>
            <Button variant="line" size="small" onClick={() => change({ hash: hashes[0]?.trim() ?? '' })}>
              {t('hash.first')}
            </Button>
          </div>
        )}
        {parts && (
          <p className={styles.facts}>
            <span>
              {t('given.facts', {
                version: parts.version,
                cost: parts.cost,
                iterations: formatNumber(parts.iterations, t.language),
              })}
            </span>
            <span>{t('given.salt', { salt: parts.salt })}</span>
          </p>
        )}
        {isSlow && !isReady && candidate !== '' && (
          <Alert
            tone="warning"
            action={
              <Button variant="line" size="small" onClick={() => agree(`${candidate}\n${hash}`)}>
                {t('compare.start')}
              </Button>
            }
          >
            {t('compare.slow', { cost: parts.cost, time: time === undefined ? '…' : formatTime(time, t.language) })}
          </Alert>
        )}
      </Fields>
      {runner.slow && (
        <Progress
          label={t('progress.label')}
          done={runner.progress?.done}
          total={runner.progress?.total}
          onCancel={() => {
            runner.cancel();
            agree('');
            setCancelled(input);
          }}
        />
      )}
      {runner.error && <StatusLine tone="error">{errorText(runner.error)}</StatusLine>}
      {isCancelled && (
        <StatusLine
          actions={
            <Button variant="line" size="small" onClick={again}>
              {t('compare.again')}
            </Button>
          }
        >
          {t('cancelled')}
        </StatusLine>
      )}
      <div className={styles.foot} role="status">
        {value ? (
          <p
            className={classNames(styles.verdict, value.match ? styles.good : styles.bad)}
            data-stale={runner.stale || undefined}
          >
            <Icon name={value.match ? 'circle-check' : 'circle-x'} size={24} />
            {t(value.match ? 'match' : 'differs')}
          </p>
        ) : (
          !runner.error && (isMissing || isPending) && <Empty>{isMissing ? t('compare.empty') : ui('working')}</Empty>
        )}
      </div>
      {value?.truncated && !runner.stale && (
        <StatusLine tone="warning">{t('truncated', { bytes: new TextEncoder().encode(candidate).length })}</StatusLine>
      )}
    </Panel>
  );
}
