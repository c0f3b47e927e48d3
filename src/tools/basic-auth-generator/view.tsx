import { lazy } from 'react';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { ToolTabs } from '#ui/tool-tabs/tool-tabs.tsx';
import { text } from './text.ts';
import { Create } from './view/create.tsx';
import { Decode } from './view/decode.tsx';
import { fields, initial, tabs } from './view/draft.ts';

const Htpasswd = lazy(async () => ({ default: (await import('./view/htpasswd.tsx')).Htpasswd }));

export default function BasicAuthView() {
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
      {(tab) =>
        tab === 'create' ? (
          <Create {...{ draft, change }} />
        ) : tab === 'decode' ? (
          <Decode {...{ draft, change }} />
        ) : (
          <DeferredSuspense live>
            <Htpasswd {...{ draft, change }} />
          </DeferredSuspense>
        )
      }
    </ToolTabs>
  );
}
