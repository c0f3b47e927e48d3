import type { ReactNode } from 'react';
import { CompareTab } from './compare-tab.tsx';
import { CountTab } from './count-tab.tsx';
import type { DraftProps } from './draft.ts';
import { TransposeTab } from './transpose-tab.tsx';

/** The tabs that are not open at first. */
export function OtherTab(props: DraftProps & { readonly source: ReactNode }) {
  const { tab } = props.draft;
  if (tab === 'transpose') return <TransposeTab {...props} />;
  return tab === 'count' ? <CountTab {...props} /> : <CompareTab {...props} />;
}
