import type { ReactNode } from 'react';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import type { OperationState } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import type { QueryAnswer } from '../engine/query.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';
import { Locations } from './locations.tsx';
import { Nothing } from './nothing.tsx';
import { mostMarks } from './use-match-marks.ts';

interface StatusProps extends Pick<DraftProps, 'draft' | 'change'> {
  readonly run: OperationState<QueryAnswer> & { readonly cancel: () => void };
  /** What is wrong with the expression. */
  readonly fault: ReactNode;
  readonly onGoTo: (offset: number) => void;
}

/** Under the panes: how far a long run is, what is wrong, and where the results are, beside an error the last ones. */
export function Status({ draft, change, run, fault, onGoTo }: StatusProps) {
  const t = useText(text);
  const { error, progress, slow, stale, value } = run;
  if (slow) return <Progress done={progress?.done} total={progress?.total} onCancel={run.cancel} />;
  if (!/\S/.test(draft.text)) return <StatusLine>{t('hint')}</StatusLine>;
  const shownFault =
    error &&
    (fault ?? (
      <FaultLine
        messages={text}
        {...{ error, onGoTo }}
        json={{ value: draft.text, onReplace: (repaired) => change({ text: repaired }) }}
      />
    ));
  if (!value) return shownFault ?? <StatusLine />;
  const { count, language, results } = value;
  const facts = [t('foundAs', { language: t(`language.${language}`) })];
  if (count > mostMarks) facts.push(t('highlighted', { count: mostMarks }));
  if (count === 0) return shownFault ?? <Nothing {...{ draft, change, facts, language, stale }} />;
  return (
    <>
      {shownFault ?? <StatusLine ok={t('resultCount', { count })} {...{ facts, stale }} />}
      <Locations document={draft.text} {...{ language, results, count, stale, onGoTo }} isOld={error !== undefined} />
    </>
  );
}
