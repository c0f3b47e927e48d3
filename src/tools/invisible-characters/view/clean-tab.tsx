import { lazy } from 'react';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { ResultPane } from '#ui/result-pane/result-pane.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { clean } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';

const DiffView = lazy(async () => ({ default: (await import('#ui/diff-view/diff-view.tsx')).DiffView }));

const switches = [
  'bidi',
  'zeroWidth',
  'tags',
  'bom',
  'controls',
  'marks',
  'confusables',
  'punctuation',
  'nfc',
] as const;

/** What shall go, and the text without it, or what changes in it. */
export function CleanTab({ draft, change }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const { value = '', stale } = useOperation(clean, draft);
  return (
    <>
      <ResultPane
        name={t('clean.label')}
        value={value}
        stale={stale}
        file={{ name: 'clean.txt', type: 'text/plain;charset=utf-8' }}
      >
        {draft.changes ? (
          <DeferredSuspense>
            <DiffView before={draft.text} after={value} label={t('clean.changes')} />
          </DeferredSuspense>
        ) : undefined}
      </ResultPane>
      <div className={styles.switches}>
        <Switch label={t('clean.showChanges')} checked={draft.changes} onChange={(changes) => change({ changes })} />
        {switches.map((name) => (
          <Switch key={name} {...field(name)} />
        ))}
        <Select {...field('spaces')} size="small" labelPosition="left" />
        <Select {...field('lines')} size="small" labelPosition="left" />
      </div>
    </>
  );
}
