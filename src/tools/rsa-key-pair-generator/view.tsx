import { lazy } from 'react';
import { useCtrlEnter } from '#ui/hooks/use-ctrl-enter.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { ToolTabs } from '#ui/tool-tabs/tool-tabs.tsx';
import { text } from './text.ts';
import { fields, initial, tabs } from './view/draft.ts';
import { Generate } from './view/generate.tsx';
import { usePair } from './view/use-pair.ts';

const Convert = lazy(async () => ({ default: (await import('./view/convert.tsx')).Convert }));
const Sign = lazy(async () => ({ default: (await import('./view/sign.tsx')).Sign }));

export default function KeyView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const pair = usePair(draft);
  useCtrlEnter(pair.draw);
  const restart = (): void => {
    reset();
    pair.begin();
  };
  return (
    <ToolTabs
      label={t('tabs.label')}
      tabs={tabs}
      nameOf={(tab) => t(`tab.${tab}`)}
      value={draft.tab}
      onChange={(tab) => change({ tab })}
      onReset={restart}
    >
      {(tab) =>
        tab === 'generate' ? (
          <Generate {...{ draft, change, pair }} />
        ) : tab === 'convert' ? (
          <Convert {...{ draft, change }} />
        ) : (
          <Sign {...{ draft, change }} />
        )
      }
    </ToolTabs>
  );
}
