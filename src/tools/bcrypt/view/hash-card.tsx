import { useMemo, useState, type KeyboardEvent } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useRefused } from '#ui/hooks/refused.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useRunner } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Big, Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { words } from '#ui/words.ts';
import { hash } from '../engine.ts';
import { countedCharacters, passwordLimit } from '../engine/password.ts';
import { text } from '../text.ts';
import { fields, type CardProps } from './draft.ts';
import styles from '../view.module.css';
import { CostFields, MoreFields } from './options.tsx';
import { usePaused } from './use-paused.ts';

const byteLength = (value: string): number => new TextEncoder().encode(value).length;

export function HashCard({ draft, change, timeOf, onReset }: CardProps & { readonly onReset: () => void }) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const { password, cost, version, username } = draft;
  const [again, setAgain] = useState(0);
  const runner = useRunner(hash);
  const input = useMemo(() => (password === '' ? undefined : { password, cost, version }), [password, cost, version]);
  const startNow = usePaused(runner, input, again);
  const [cancelled, setCancelled] = useState<typeof input>();
  const isCancelled = input !== undefined && cancelled === input;
  const isPending = input !== undefined && !isCancelled && !runner.error;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    setCancelled(undefined);
    startNow();
  };

  const refresh = (): void => {
    setCancelled(undefined);
    setAgain(again + 1);
  };

  const bytes = byteLength(password);
  const truncated = bytes > passwordLimit;
  const counted = countedCharacters(password);
  const isRefused = useRefused(hash.input);
  const isStale = isRefused || runner.stale;
  const made = runner.value?.hash ?? '';
  return (
    <Panel className={styles.card} label={t('hash.title')} busy={runner.slow}>
      <Fields columns={1}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t('hash.title')}</h2>
          <ResetButton onReset={onReset} />
        </div>
        <SecretField
          {...field('password')}
          onKeyDown={onKeyDown}
          warning={
            truncated && (
              <span className={styles.warned}>
                <Icon name="triangle-alert" size={12} />
                {counted === passwordLimit
                  ? t('truncated.here', { bytes })
                  : t('truncated.counted', { bytes, count: counted })}
              </span>
            )
          }
          error={runner.error && errorText(runner.error)}
        />
        <CostFields {...{ draft, change, timeOf }} />
      </Fields>
      {runner.slow && (
        <Progress
          label={t('progress.label')}
          done={runner.progress?.done}
          total={runner.progress?.total}
          onCancel={() => {
            runner.cancel();
            setCancelled(input);
          }}
        />
      )}
      <div data-stale={isStale || undefined}>
        <Big className={runner.value ? styles.hash : styles.empty}>
          {runner.value?.hash ?? (isPending ? ui('working') : t(isCancelled ? 'cancelled' : 'hash.empty'))}
        </Big>
      </div>
      <PanelRow end>
        {username !== '' && (
          <CopyButton
            text={made && `${username}:${made.replace(/^\$2[ab]/, () => '$2y')}`}
            stale={isStale}
            label={t('copy.htpasswd')}
          />
        )}
        <Button
          variant="line"
          icon="rotate-cw"
          disabled={password === '' || isRefused || runner.error !== undefined}
          onClick={refresh}
        >
          {t('refresh')}
        </Button>
        <CopyButton variant="primary" size="medium" text={made} stale={isStale} label={ui('copy')} />
      </PanelRow>
      <MoreFields {...{ draft, change, timeOf }} />
    </Panel>
  );
}
