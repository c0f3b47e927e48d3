import { Button } from '#ui/button/button.tsx';
import type { OperationState } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import type { Printed } from '#lib/json-scan/print-json.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';
import { FaultLine } from './fault.tsx';
import { CommentsNotice, Notice } from './notices.tsx';

interface FileStatusProps extends Pick<DraftProps, 'draft' | 'change'> {
  readonly run: OperationState<Printed>;
  readonly facts: readonly string[] | undefined;
  readonly isStopped: boolean;
  readonly onStop: () => void;
  readonly onAgain: () => void;
}

/** How far the formatting of a file is, what stopped it, or the facts about the result. */
export function FileStatus({ draft, change, run, facts, isStopped, onStop, onAgain }: FileStatusProps) {
  const t = useText(text);
  if (run.slow) {
    const { done, total } = run.progress ?? {};
    return <Progress label={t('formatting')} done={done} total={total} onCancel={onStop} />;
  }
  if (run.error) {
    const isMore = run.error.details['reason'] === 'trailing-content' && draft.documents === 'single';
    const formatEach = (
      <Button variant="line" size="small" onClick={() => change({ documents: 'many' })}>
        {t('formatEach')}
      </Button>
    );
    return <FaultLine error={run.error} actions={isMore && formatEach} />;
  }
  if (isStopped) {
    return (
      <Notice tone="neutral" action={t('formatFile')} onAction={onAgain}>
        {t('cancelled')}
      </Notice>
    );
  }
  if (!run.value || run.stale) return <StatusLine />;
  return (
    <>
      <StatusLine ok={t('valid', { dialect: run.value.dialect.toUpperCase() })} facts={facts ?? []} />
      {draft.comments === 'strip' && <CommentsNotice found={run.value} change={change} />}
    </>
  );
}
