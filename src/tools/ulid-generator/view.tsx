import { lazy, Suspense, useDeferredValue } from 'react';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { text } from './text.ts';
import { fields, initial, tabs } from './view/draft.ts';
import { Generate } from './view/generate.tsx';
import styles from './view.module.css';

const Decode = lazy(async () => ({ default: (await import('./view/decode.tsx')).Decode }));

export default function UlidView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  // The tab before stays until the chosen one is loaded.
  const shown = useDeferredValue(draft.tab);
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
      value={draft.tab}
      onChange={(tab) => change({ tab })}
    >
      <div className={styles.tab}>
        {shown === 'generate' && <Generate draft={draft} change={change} onReset={reset} />}
        <Suspense>{shown === 'decode' && <Decode draft={draft} change={change} />}</Suspense>
      </div>
    </Tabs>
  );
}
