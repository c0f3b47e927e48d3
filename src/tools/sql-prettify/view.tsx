import { useEffect, useMemo, useState } from 'react';
import { Formatter } from '#ui/formatter/formatter.tsx';
import { useAwaited } from '#ui/hooks/awaited-answers.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { format, formatFile } from './engine.ts';
import { text } from './text.ts';
import { fields, initial, sample } from './view/draft.ts';
import { Options } from './view/options.tsx';
import { largeFrom, Suggestions } from './view/suggestions.tsx';

/** With the pause of the worker this makes 300 ms. */
const pause = 150;
const saved = { name: 'query.sql', type: 'application/sql' };

/** A text that has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

export default function SqlView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const sql = useSettled(draft.sql);
  useAwaited(sql !== draft.sql);
  const settled = useOperation(format, { ...draft, sql }, { enabled: sql.trim() !== '' });
  const { value } = settled;
  const run = { ...settled, stale: settled.stale || (value !== undefined && sql !== draft.sql) };
  const lines = useMemo(() => value?.split('\n').length, [value]);
  return (
    <Formatter
      language="sql"
      {...{ text, sample, saved, run }}
      value={draft.sql}
      onChange={(typed) => change({ sql: typed })}
      options={<Options {...{ draft, change, reset }} />}
      file={{ operation: formatFile, input: draft, renderFacts: () => <StatusLine ok={t('formatted')} /> }}
      renderSlow={(size) => size > largeFrom && <StatusLine tone="warning">{t('large')}</StatusLine>}
      renderAdvice={({ code }) => code === 'parse-error' && <Suggestions {...{ sql, draft, change }} />}
    >
      {() =>
        lines === undefined ? (
          <StatusLine />
        ) : (
          <StatusLine ok={t('formatted')} facts={[t('lineCount', { count: lines })]} stale={run.stale} />
        )
      }
    </Formatter>
  );
}
