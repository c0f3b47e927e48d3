import { lazy, Suspense, useDeferredValue } from 'react';
import { choice } from '#core/field.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { generate, generateNamed, parse } from './engine.ts';
import { text } from './text.ts';
import { Generate } from './view/generate.tsx';
import styles from './view.module.css';

const Decode = lazy(async () => ({ default: (await import('./view/decode.tsx')).Decode }));

const tabs = ['generate', 'decode'] as const;
const fields = { ...generateNamed.input, ...generate.input, ...parse.input, tab: choice(tabs, 'generate') };
// RFC 9562 appendix A.6
const initial = { names: 'https://example.com/', uuid: '017F22E2-79B0-7CC3-98C4-DC0C0C07398F' };

export type UuidDraft = ReturnType<typeof useDraft<typeof fields>>[0];
export interface TabProps {
  readonly draft: UuidDraft;
  readonly change: (part: Partial<UuidDraft>) => void;
}

export default function UuidView() {
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
