import { FaultLine } from '#ui/fault/fault-line.tsx';
import type { OperationState } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { offsetOfLine } from '#ui/line-offset.ts';
import { PlaceList } from '#ui/place-list/place-list.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import type { Preview } from '../engine/convert.ts';
import type { Problem } from '../engine/table.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';
import { shownColumns, shownRows } from './preview-table.tsx';
import styles from './view.module.css';

interface StatusProps extends Omit<DraftProps, 'reset'> {
  readonly run: OperationState<Preview> & { readonly cancel: () => void };
  readonly onGoTo: (offset: number) => void;
}

/** Under the panes: how far a long run is, what is wrong, or how many rows there are and which of them are odd. */
export function Status({ draft, change, run, onGoTo }: StatusProps) {
  const t = useText(text);
  const { error, progress, slow, stale, value } = run;
  if (slow) return <Progress done={progress?.done} total={progress?.total} onCancel={run.cancel} />;
  if (!/\S/.test(draft.text)) return <StatusLine>{t('hint')}</StatusLine>;
  if (error) {
    const line = Number(error.details['line'] ?? 0);
    const remedies = [
      ...(error.code === 'malformed-row' ? [{ label: t('remedy.keep'), apply: () => change({ ragged: 'keep' }) }] : []),
      ...(error.code === 'invalid-delimiter'
        ? [{ label: t('remedy.auto'), apply: () => change({ delimiter: 'auto', outDelimiter: ',' }) }]
        : []),
    ];
    const offset = Number(error.details['offset'] ?? offsetOfLine(draft.text, Math.max(line, 1)));
    return <FaultLine messages={text} {...{ error, remedies, onGoTo }} {...(line > 0 && { offset })} />;
  }
  if (!value) return <StatusLine />;
  const facts = [t('columnCount', { count: value.columns.length }), t('rowCount', { count: value.rows })];
  if (draft.tab === 'table') {
    const rows = Math.min(value.first.length, shownRows);
    if (value.columns.length > shownColumns) facts.push(t('firstColumns', { count: shownColumns }));
    if (value.rows > rows) facts.push(t('firstRows', { count: rows }));
  }
  if (value.problemCount === 0) return <StatusLine ok={t('even')} {...{ facts, stale }} />;
  const sentence = ({ code, row, expected = '', actual = 0 }: Problem): string => {
    if (code === 'duplicate-name' || code === 'empty-name') return t(`problem.${code}`, { expected });
    if (code === 'too-few-fields' || code === 'too-many-fields')
      return t(`error.malformed-row.${code}`, { row, expected, actual });
    return row === 0 ? t(`error.malformed-row.${code}.header`) : t(`error.malformed-row.${code}`, { row });
  };
  return (
    <>
      <StatusLine tone="warning" stale={stale}>
        {t('problemCount', { count: value.problemCount })} <span className={styles.facts}>{facts.join(', ')}</span>
      </StatusLine>
      <div className={styles.problems}>
        <PlaceList
          label={t('problemCount', { count: value.problemCount })}
          items={value.problems.map((problem, index) => ({
            key: `${index} ${problem.code}`,
            text: sentence(problem),
            line: problem.line,
          }))}
          count={value.problemCount}
          stale={stale}
          onGoTo={(line) => onGoTo(offsetOfLine(draft.text, line))}
        />
      </div>
    </>
  );
}
