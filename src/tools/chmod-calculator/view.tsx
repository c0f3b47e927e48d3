import { useState } from 'react';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { text } from './text.ts';
import { Apply } from './view/apply.tsx';
import { fields, initial } from './view/draft.ts';
import { Mask } from './view/mask.tsx';
import { Permissions } from './view/permissions.tsx';

const parts = { permissions: Permissions, apply: Apply, umask: Mask };
const tabs = ['permissions', 'apply', 'umask'] as const;

export default function ChmodView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  // What is being typed into the linked fields is held there.
  const [version, setVersion] = useState(0);
  const restart = (): void => {
    reset();
    change({ tab: draft.tab });
    setVersion(version + 1);
  };
  const Part = parts[draft.tab];
  return (
    <Panel>
      <Tabs
        label={t('tab.label')}
        value={draft.tab}
        onChange={(tab) => change({ tab })}
        tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
        end={<ResetButton onReset={restart} />}
      >
        <Part key={version} draft={draft} change={change} />
      </Tabs>
    </Panel>
  );
}
