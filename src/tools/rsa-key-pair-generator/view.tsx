import { lazy, useCallback, useEffect } from 'react';
import { useCtrlEnter } from '#ui/hooks/use-ctrl-enter.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useRunner } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { ToolTabs } from '#ui/tool-tabs/tool-tabs.tsx';
import { generate } from './engine.ts';
import { text } from './text.ts';
import { fields, initial, tabs } from './view/draft.ts';
import { Generate } from './view/generate.tsx';

const Convert = lazy(async () => ({ default: (await import('./view/convert.tsx')).Convert }));
const Sign = lazy(async () => ({ default: (await import('./view/sign.tsx')).Sign }));

export default function KeyView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const pair = useRunner(generate);
  const { start } = pair;
  const { type, bits, curve, comment } = draft;
  const again = useCallback(() => start({ type, bits, curve, comment }), [start, type, bits, curve, comment]);
  // A pair to begin with; after that only when asked, or when a quick kind was chosen.
  useEffect(() => start({}), [start]);
  useCtrlEnter(again);
  const restart = (): void => {
    reset();
    start({});
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
          <Generate {...{ draft, change, pair }} onGenerate={again} />
        ) : tab === 'convert' ? (
          <Convert {...{ draft, change }} />
        ) : (
          <Sign {...{ draft, change }} />
        )
      }
    </ToolTabs>
  );
}
