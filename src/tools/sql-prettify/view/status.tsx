import { Button } from '#ui/button/button.tsx';
import { FaultExcerpt } from '#ui/fault/fault-excerpt.tsx';
import { FaultLine, placeOf } from '#ui/fault/fault.tsx';
import type { OperationState } from '#ui/hooks/use-runner.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { suggestDialects } from '../engine.ts';
import { text } from '../text.ts';
import { dialectNames, type DraftProps } from './draft.ts';

/** From here on the library takes seconds. */
const largeFrom = 200_000;

interface StatusProps extends Pick<DraftProps, 'draft' | 'change'> {
  readonly run: OperationState<string> & { readonly cancel: () => void };
  readonly onGoTo: (offset: number) => void;
}

/** The lines under the panes: how far a long run is, what is wrong and its remedies, or the facts. */
export function Status({ draft, change, run, onGoTo }: StatusProps) {
  const t = useText(text);
  const ui = useText(words);
  const { error, value } = run;
  if (run.slow) {
    return (
      <>
        <Progress onCancel={run.cancel} />
        {draft.sql.length > largeFrom && <StatusLine tone="warning">{t('large')}</StatusLine>}
      </>
    );
  }
  if (draft.sql.trim() === '') return <StatusLine>{t('hint')}</StatusLine>;
  if (error) {
    const place = placeOf(error);
    return (
      <>
        <FaultLine
          error={error}
          messages={text}
          actions={
            place && (
              <Button variant="line" size="small" onClick={() => onGoTo(place.offset)}>
                {ui('goTo')}
              </Button>
            )
          }
        />
        {place && <FaultExcerpt text={draft.sql} offset={place.offset} />}
        {error.code === 'parse-error' && <Suggestions sql={draft.sql} change={change} />}
      </>
    );
  }
  if (value === undefined) return <StatusLine />;
  return <StatusLine ok={t('formatted')} facts={[t('lineCount', { count: value.split('\n').length })]} />;
}

/** The dialects that would take the text. */
function Suggestions({ sql, change }: Pick<DraftProps, 'change'> & { readonly sql: string }) {
  const t = useText(text);
  const { value = [], stale } = useOperation(suggestDialects, { sql }, { enabled: sql.length <= largeFrom });
  if (value.length === 0 || stale) return null;
  return (
    <StatusLine
      actions={value.map((dialect) => (
        <Button key={dialect} variant="line" size="small" onClick={() => change({ dialect })}>
          {dialect === 'sql' ? t('dialect.sql') : dialectNames[dialect]}
        </Button>
      ))}
    >
      {t('parsesAs')}
    </StatusLine>
  );
}
