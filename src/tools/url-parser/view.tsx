import { lazy, useEffect, useState } from 'react';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { ToolTabs } from '#ui/tool-tabs/tool-tabs.tsx';
import { hasPassword, withBase, withUrl } from './engine/secret-url.ts';
import { text } from './text.ts';
import { fields, initial, tabs } from './view/draft.ts';
import { ParseTab } from './view/parse-tab.tsx';

const DefangTab = lazy(async () => ({ default: (await import('./view/defang-tab.tsx')).DefangTab }));

export default function UrlParserView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  // A link fills `url` and `base` without the opener. The sample's password is not a secret.
  useEffect(() => {
    if (draft.url !== initial.url && hasPassword(draft.url)) change(withUrl(draft.url));
    if (hasPassword(draft.base)) change(withBase(draft.base));
  }, [change, draft.url, draft.base]);
  // Fields that hold what was typed start again.
  const [resets, setResets] = useState(0);
  return (
    <ToolTabs
      label={t('tabs')}
      tabs={tabs}
      nameOf={(tab) => t(`tab.${tab}`)}
      value={draft.tab}
      onChange={(tab) => change({ tab })}
      onReset={() => {
        reset();
        setResets(resets + 1);
      }}
    >
      {(tab) =>
        tab === 'parse' ? <ParseTab key={resets} {...{ draft, change }} /> : <DefangTab {...{ draft, change }} />
      }
    </ToolTabs>
  );
}
