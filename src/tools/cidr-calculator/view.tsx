import { lazy, type ComponentType } from 'react';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { ToolTabs } from '#ui/tool-tabs/tool-tabs.tsx';
import { text } from './text.ts';
import { fields, initial, tabs, type DraftProps } from './view/draft.ts';
import { Facts } from './view/facts.tsx';

const parts: Readonly<Record<(typeof tabs)[number], ComponentType<DraftProps>>> = {
  facts: Facts,
  compare: lazy(async () => ({ default: (await import('./view/compare.tsx')).Compare })),
  'look-up': lazy(async () => ({ default: (await import('./view/look-up.tsx')).LookUp })),
  merge: lazy(async () => ({ default: (await import('./view/merge.tsx')).Merge })),
  exclude: lazy(async () => ({ default: (await import('./view/exclude.tsx')).Exclude })),
  split: lazy(async () => ({ default: (await import('./view/split.tsx')).Split })),
};

export default function CidrCalculatorView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  return (
    <ToolTabs
      label={t('tabs')}
      tabs={tabs}
      nameOf={(tab) => t(`tab.${tab}`)}
      value={draft.tab}
      onChange={(tab) => change({ tab })}
      onReset={reset}
    >
      {(tab) => {
        const Part = parts[tab];
        return <Part draft={draft} change={change} />;
      }}
    </ToolTabs>
  );
}
