import type { ReactNode } from 'react';
import type { Words } from '#core/text.ts';
import { FaultLine } from '../fault/fault-line.tsx';
import type { Remedy } from '../fault/fault-message.tsx';
import type { OperationState } from '../hooks/use-runner.ts';
import { offsetOfLine } from '../line-offset.ts';
import { PlaceList, type PlaceItem } from '../place-list/place-list.tsx';
import { Progress } from '../progress/progress.tsx';
import { StatusLine } from '../status-line/status-line.tsx';

export interface LossStatusProps {
  /** The tool's words, for its errors. */
  readonly messages: Words;
  /** The text that is converted, where losses have their lines. */
  readonly source: string;
  readonly run: OperationState<unknown> & { readonly cancel: () => void };
  /** The hint on an empty page. */
  readonly hint: string;
  /** The text when nothing was lost, and counts of the content. */
  readonly complete: string;
  readonly facts: readonly ReactNode[];
  /** Over the list of losses, with their number. */
  readonly lost: string;
  readonly losses: readonly PlaceItem[];
  readonly lossCount: number;
  readonly remedies?: readonly Remedy[] | undefined;
  /** Takes a repaired text; for a source that should be JSON. */
  readonly onRepair?: (text: string) => void;
  /** A button that avoids the losses. */
  readonly action?: ReactNode;
  readonly onGoTo: (offset: number) => void;
}

/**
 * Under the panes of a converter: how far a long run is, what is wrong, or what could not be kept, with the lines.
 *
 * @example
 * ```tsx
 * <LossStatus
 *   messages={text}
 *   source={draft.text}
 *   run={run}
 *   hint={t('hint')}
 *   complete={t('complete')}
 *   facts={[t('elements', { count })]}
 *   lost={t('lost', { count: lossCount })}
 *   losses={items}
 *   lossCount={lossCount}
 *   onGoTo={goTo}
 * />
 * ```
 */
export function LossStatus(props: LossStatusProps) {
  const { messages, source, run, hint, complete, facts, lost, losses, lossCount, remedies, onRepair, action, onGoTo } =
    props;
  const { error, progress, slow, stale, value } = run;
  if (slow) return <Progress done={progress?.done} total={progress?.total} onCancel={run.cancel} />;
  if (!/\S/.test(source)) return <StatusLine>{hint}</StatusLine>;
  if (error) {
    const json = onRepair && { value: source, onReplace: onRepair };
    return <FaultLine messages={messages} {...{ error, remedies, json, onGoTo }} />;
  }
  if (value === undefined) return <StatusLine />;
  if (lossCount === 0) return <StatusLine ok={complete} {...{ facts, stale }} />;
  return (
    <>
      <StatusLine tone="warning" actions={action} {...{ facts, stale }}>
        {lost}
      </StatusLine>
      <PlaceList
        few
        stale={stale}
        label={lost}
        items={losses}
        count={lossCount}
        onGoTo={(line) => onGoTo(offsetOfLine(source, line))}
      />
    </>
  );
}
