import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import type { OperationState } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { offsetOfLine } from '#ui/line-offset.ts';
import { PlaceList } from '#ui/place-list/place-list.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import type { QueryAnswer } from '../engine/query.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';
import { mostMarks } from './use-match-marks.ts';

interface StatusProps extends Pick<DraftProps, 'draft'> {
  readonly run: OperationState<QueryAnswer> & { readonly cancel: () => void };
  readonly onGoTo: (offset: number) => void;
}

const shownLength = 80;

/** Under the panes: how far a long run is, what is wrong with the document, or where the results are. */
export function Status({ draft, run, onGoTo }: StatusProps) {
  const t = useText(text);
  const { error, progress, slow, value } = run;
  if (slow) return <Progress done={progress?.done} total={progress?.total} onCancel={run.cancel} />;
  if (!/\S/.test(draft.text)) return <StatusLine>{t('hint')}</StatusLine>;
  if (error) return 'line' in error.details ? <FaultLine messages={text} {...{ error, onGoTo }} /> : null;
  if (!value) return <StatusLine />;
  const { count, language, results } = value;
  const facts = [t('foundAs', { language: t(`language.${language}`) })];
  if (count > mostMarks) facts.push(t('highlighted', { count: mostMarks }));
  if (count === 0) return <StatusLine facts={facts}>{t('nothing')}</StatusLine>;
  const shorten = (json: string): string => (json.length > shownLength ? `${json.slice(0, shownLength)}…` : json);
  const pathOf = ({ path, pointer }: (typeof results)[number]): string =>
    (language === 'pointer' ? pointer : path) ?? t('noPlace');
  return (
    <>
      <StatusLine ok={t('resultCount', { count })} facts={facts} />
      <PlaceList
        label={t('results')}
        items={results.map((result, index) => ({
          key: String(index),
          text: <code>{shorten(result.value)}</code>,
          line: result.line,
          about: pathOf(result),
          action: result.path !== null && <CopyButton text={pathOf(result)} />,
        }))}
        count={count}
        onGoTo={(line, index) => onGoTo(offsetOfLine(draft.text, line, results[index]?.column ?? 1))}
      />
    </>
  );
}
