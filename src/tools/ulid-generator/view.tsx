import { lazy } from 'react';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { ToolTabs } from '#ui/tool-tabs/tool-tabs.tsx';
import { text } from './text.ts';
import { fields, initial, tabs } from './view/draft.ts';
import { Generate } from './view/generate.tsx';

const Decode = lazy(async () => ({ default: (await import('./view/decode.tsx')).Decode }));

export default function UlidView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  return (
    <ToolTabs
      label={t('tabs.label')}
      tabs={tabs}
      nameOf={(tab) => t(`tab.${tab}`)}
      value={draft.tab}
      onChange={(tab) => change({ tab })}
      onReset={reset}
    >
      {(tab) => (tab === 'generate' ? <Generate {...{ draft, change }} /> : <Decode {...{ draft, change }} />)}
    </ToolTabs>
  );
}
