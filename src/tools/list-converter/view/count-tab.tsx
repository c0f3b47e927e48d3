import type { ReactNode } from 'react';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panes } from '#ui/panes/panes.tsx';
import { count } from '../engine.ts';
import { text } from '../text.ts';
import type { ListDraft } from './draft.ts';
import { ResultPane } from './result-pane.tsx';

/** How often each item occurs, in two columns that a spreadsheet takes. */
export function CountTab({ draft, source }: { readonly draft: ListDraft; readonly source: ReactNode }) {
  const t = useText(text);
  const { value = [], stale } = useOperation(count, draft, { enabled: /\S/.test(draft.text) });
  const lines = value.map((row) => `${row.count}\t${row.item}`).join('\n');
  return (
    <Panes>
      {source}
      <ResultPane name={t('counts')} value={lines} stale={stale} />
    </Panes>
  );
}
