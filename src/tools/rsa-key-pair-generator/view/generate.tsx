import { useEffect, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { TextCopyable } from '#ui/text-copyable/text-copyable.tsx';
import { convert } from '../engine.ts';
import { text } from '../text.ts';
import type { PartProps } from './draft.ts';
import styles from '../view.module.css';
import { fileTypes, formOf } from './formats.ts';
import { KeyPanel } from './key-panel.tsx';
import { Options } from './options.tsx';
import type { Pair } from './use-pair.ts';

interface GenerateProps extends PartProps {
  readonly pair: Pair;
}

/** Seconds since the run began, counted while it is slow. */
function useElapsed(isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const start = performance.now();
    const timer = setInterval(() => setSeconds(Math.round((performance.now() - start) / 1000)), 1000);
    return () => {
      clearInterval(timer);
      setSeconds(0);
    };
  }, [isRunning]);
  return seconds;
}

export function Generate({ draft, change, pair }: GenerateProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const elapsed = useElapsed(pair.slow);
  const { value } = pair;
  const form = formOf(draft.format, value?.type ?? draft.type);
  const isLocked = draft.lock !== '';
  const differs = isLocked && draft.lockAgain !== draft.lock;
  const source = { key: value?.privateKey ?? '', passphrase: '', comment: draft.comment };
  const enabled = value !== undefined;
  const open = useOperation(convert, { ...source, to: form.open, newPassphrase: '' }, { enabled });
  const locked = useOperation(
    convert,
    { ...source, to: form.secret, newPassphrase: draft.lock },
    { enabled: enabled && !differs },
  );
  const ssh = useOperation(convert, { ...source, to: 'openssh-public', newPassphrase: '' }, { enabled });
  // Between a change and the run that follows it, the older keys must not be copied.
  const isOfThis = ({ source: made }: typeof open): boolean =>
    made?.key === source.key && made.comment === source.comment;
  const isOpenCurrent = isOfThis(open) && open.source?.to === form.open;
  const isLockedCurrent =
    isOfThis(locked) && locked.source?.to === form.secret && locked.source.newPassphrase === draft.lock;
  const fileType = fileTypes[draft.format];
  const line = !ssh.stale && isOfThis(ssh) ? (ssh.value ?? '') : '';
  // The first public key waits for the private one.
  const isReady = differs || locked.value !== undefined || locked.error !== undefined;
  const waiting = pair.error || pair.isCanceled ? '' : t('working');
  return (
    <>
      <Panel>
        <Options draft={draft} change={change} differs={differs}>
          <Button
            variant="primary"
            icon="rotate-cw"
            title={t('generate.help')}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={pair.draw}
          >
            {t('generate')}
          </Button>
        </Options>
      </Panel>
      <div className={styles.pair}>
        <KeyPanel
          isAnswer
          title={t('public.title')}
          value={(isReady && open.value) || ''}
          stale={open.stale || pair.stale || !isOpenCurrent}
          error={open.error}
          file={form.files[1]}
          fileType={fileType}
          waiting={waiting}
        >
          <PanelRow className={styles.ofPair}>
            <span className={styles.label}>{t('fingerprint')}</span>
            <CopyButton
              text={line && `echo '${line.replaceAll("'", String.raw`'\''`)}' >> ~/.ssh/authorized_keys`}
              label={t('copy.authorize')}
              stale={pair.stale}
            />
            <TextCopyable value={(isReady && value?.fingerprint) || ''} stale={pair.stale} />
          </PanelRow>
        </KeyPanel>
        <KeyPanel
          title={t('private.title')}
          value={locked.value ?? ''}
          isSecret
          stale={locked.stale || pair.stale || differs || !isLockedCurrent}
          busy={locked.slow}
          error={locked.error}
          file={form.files[0]}
          fileType={fileType}
          waiting={differs ? t('lockAgain.label') : waiting}
          foot={
            <>
              {draft.type === 'rsa' && draft.bits < 2048 && <StatusLine tone="warning">{t('weak.bits')}</StatusLine>}
              {draft.type === 'rsa' && draft.bits > 8192 && <StatusLine tone="warning">{t('slow.bits')}</StatusLine>}
              {pair.slow && (
                <Progress label={t('working')} onCancel={pair.cancel}>
                  {t('elapsed', { seconds: elapsed })}
                </Progress>
              )}
              {pair.error && <StatusLine tone="error">{errorText(pair.error)}</StatusLine>}
            </>
          }
        />
      </div>
    </>
  );
}
