import { lazy, Suspense, useCallback, useEffect, useDeferredValue } from 'react';
import { choice, secret } from '#core/field.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useRunner } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { convert, generate } from './engine.ts';
import { text } from './text.ts';
import { formats } from './view/formats.ts';
import { Generate } from './view/generate.tsx';

const Convert = lazy(async () => ({ default: (await import('./view/convert.tsx')).Convert }));

const tabs = ['generate', 'convert'] as const;
const { comment: _, ...converted } = convert.input;
const fields = {
  ...generate.input,
  ...converted,
  tab: choice(tabs, 'generate'),
  format: choice(formats, 'pem'),
  lock: secret(''),
  lockAgain: secret(''),
};
const initial = { to: 'openssh-public' } as const;

export type KeyDraft = ReturnType<typeof useDraft<typeof fields>>[0];
export interface PartProps {
  readonly draft: KeyDraft;
  readonly change: (part: Partial<KeyDraft>) => void;
}

export default function KeyView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  // The tab before stays until the chosen one is loaded.
  const shown = useDeferredValue(draft.tab);
  const pair = useRunner(generate);
  const { start } = pair;
  const { type, bits, curve, comment } = draft;
  const again = useCallback(() => start({ type, bits, curve, comment }), [start, type, bits, curve, comment]);
  // A pair to begin with; after that only when asked, or when a quick kind was chosen.
  useEffect(() => start({}), [start]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      again();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [again]);
  const restart = (): void => {
    reset();
    start({});
  };
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
      value={draft.tab}
      onChange={(tab) => change({ tab })}
    >
      {shown === 'generate' && (
        <Generate draft={draft} change={change} pair={pair} onGenerate={again} onReset={restart} />
      )}
      <Suspense>{shown === 'convert' && <Convert draft={draft} change={change} onReset={reset} />}</Suspense>
    </Tabs>
  );
}
