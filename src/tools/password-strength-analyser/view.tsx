import { lazy } from 'react';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useRunner } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { ToolTabs } from '#ui/tool-tabs/tool-tabs.tsx';
import { prepare } from './engine.ts';
import { text } from './text.ts';
import { fields, initial, tabs } from './view/draft.ts';
import { One } from './view/one.tsx';

const Many = lazy(async () => ({ default: (await import('./view/many.tsx')).Many }));

const nothing = {};

export default function StrengthView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const preparing = useRunner(prepare, { transient: true });
  const ready = preparing.value === true;
  const dictionaries = {
    ready,
    loading: preparing.slow,
    error: preparing.error,
    load: () => {
      if (!ready && !preparing.slow) preparing.start(nothing);
    },
  };
  const userInputs = draft.words.split(/[\r\n,]+/).flatMap((word) => word.trim() || []);
  const props = { draft, change, userInputs, dictionaries };
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
        tab === 'one' ? (
          <One {...props} />
        ) : (
          <DeferredSuspense live>
            <Many {...props} />
          </DeferredSuspense>
        )
      }
    </ToolTabs>
  );
}
