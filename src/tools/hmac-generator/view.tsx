import { lazy, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Actions, Big, Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { hmacAll } from './engine.ts';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { text } from './text.ts';
import { Compare } from './view/compare.tsx';
import { type HmacDraft, fields, initial } from './view/draft.ts';
import { KeyPart, MessagePart } from './view/inputs.tsx';
import { Options } from './view/options.tsx';
import { useHmac } from './view/use-hmac.ts';
import styles from './view.module.css';

const AllAlgorithms = lazy(async () => ({ default: (await import('./view/all-algorithms.tsx')).AllAlgorithms }));
const CopyCommand = lazy(async () => ({ default: (await import('./view/copy-command.tsx')).CopyCommand }));

/** A shell takes about 128 kB for one argument (Linux's MAX_ARG_STRLEN). */
const commandLimit = 100_000;

export default function HmacView() {
  const t = useText(text);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const [found, changeDraft, reset] = useDraft(fields, initial);
  const draft: HmacDraft = found;
  const change = changeDraft as (part: Partial<HmacDraft>) => void;
  const [showsAll, showAll] = useState(false);

  const hasFile = draft.file !== undefined;
  const result = useHmac(draft);
  const all = useOperation(hmacAll, draft, { enabled: !hasFile && result.hasInput && showsAll });
  const mac = result.value ?? '';
  const isRunning = !result.error && !result.isCanceled;
  const waiting = result.hasInput ? (isRunning ? ui('working') : '–') : t('result.empty');
  const faultyField = result.error?.details['field'];
  const isSettled = mac !== '' && !result.stale;
  const isShort = draft.text.length + draft.key.length < commandLimit;
  const hasCommand = isSettled && !hasFile && isShort && !draft.algorithm.startsWith('keccak');

  return (
    <>
      <Panel>
        <MessagePart draft={draft} change={change} error={faultyField === 'text' ? result.error : undefined} />
        <KeyPart draft={draft} change={change} error={faultyField === 'key' ? result.error : undefined} />
        <Options draft={draft} change={change} onReset={reset} />
      </Panel>
      <Panel label={t('result.label')} busy={result.slow}>
        {result.slow && (
          <Progress done={result.progress?.done} total={result.progress?.total} onCancel={result.cancel} />
        )}
        <PanelRow className={styles.result}>
          <PanelTitle>{t('result.label')}</PanelTitle>
          <Actions>
            <DeferredSuspense>{hasCommand && <CopyCommand label={t('copy.openssl')} input={draft} />}</DeferredSuspense>
            <CopyButton variant="primary" size="medium" text={mac} stale={result.stale} label={ui('copy')} />
          </Actions>
        </PanelRow>
        <div data-stale={result.stale || undefined}>
          <Big className={mac === '' ? styles.empty : undefined}>{mac || waiting}</Big>
        </div>
        {result.isCanceled && (
          <StatusLine
            actions={
              <Button variant="line" size="small" onClick={result.restart}>
                {t('result.again')}
              </Button>
            }
          >
            {t('result.cancelled')}
          </StatusLine>
        )}
        {result.error && faultyField === undefined && <StatusLine tone="error">{errorText(result.error)}</StatusLine>}
        <Compare draft={draft} change={change} mac={isSettled ? mac : ''} all={all.value} />
        {!hasFile && (
          <Disclosure label={t('all.label')} onToggle={showAll}>
            <DeferredSuspense>
              {showsAll && <AllAlgorithms macs={all.value} stale={all.stale} draft={draft} />}
            </DeferredSuspense>
          </Disclosure>
        )}
      </Panel>
    </>
  );
}
