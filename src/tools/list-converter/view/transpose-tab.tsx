import type { ReactNode } from 'react';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { PanelRow } from '#ui/panel/panel.tsx';
import { Panes } from '#ui/panes/panes.tsx';
import { transpose } from '../engine.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';
import { ResultPane } from './result-pane.tsx';
import { TextOption } from './text-option.tsx';

/** Rows become columns. */
export function TransposeTab({ draft, change, source }: DraftProps & { readonly source: ReactNode }) {
  const t = useText(text);
  const { value = '', stale } = useOperation(transpose, draft, { enabled: draft.text !== '' });
  return (
    <>
      <PanelRow>
        <TextOption {...{ draft, change }} name="columnSeparator" placeholder={t('automatic')} escapes />
        <TextOption {...{ draft, change }} name="outputSeparator" placeholder={t('sameSeparator')} escapes />
      </PanelRow>
      <Panes>
        {source}
        <ResultPane value={value} stale={stale} />
      </Panes>
    </>
  );
}
