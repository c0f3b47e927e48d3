import { lazy, useDeferredValue, useId, useRef, useState } from 'react';
import type { CodeEditorHandle } from '#ui/code-editor/code-editor.tsx';
import { ActionChips } from '#ui/chips/chips.tsx';
import { useResultMarks } from '#ui/code-editor/use-result-marks.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { usePaneFiles } from '#ui/files/use-pane-files.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { Panes } from '#ui/panes/panes.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { TabList, TabPanel } from '#ui/tabs/tabs.tsx';
import { TextPane } from '#ui/text-pane/text-pane.tsx';
import { scan } from './engine.ts';
import { text } from './text.ts';
import { fields, initial, samples, tabs } from './view/draft.ts';
import { Findings } from './view/findings.tsx';
import { useChips } from './view/use-chips.ts';
import { Verdict } from './view/verdict.tsx';
import styles from './view.module.css';

const CleanTab = lazy(async () => ({ default: (await import('./view/clean-tab.tsx')).CleanTab }));
const RevealTab = lazy(async () => ({ default: (await import('./view/reveal-tab.tsx')).RevealTab }));
const CompareWords = lazy(async () => ({ default: (await import('./view/compare-words.tsx')).CompareWords }));

const sampleNames = Object.keys(samples) as readonly (keyof typeof samples)[];

export default function InvisibleCharactersView() {
  const t = useText(text);
  const id = useId();
  const editor = useRef<CodeEditorHandle>(null);
  const [draft, change, reset] = useDraft(fields, initial);
  const field = useFields(fields, text, draft, change);
  const tab = useDeferredValue(draft.tab);
  const [showsCompare, showCompare] = useState(false);
  const { open, notice } = usePaneFiles('text', (typed) => change({ text: typed }));
  const run = useOperation(scan, draft, { enabled: draft.text !== '' });
  const { value, slow, cancel } = run;
  const checked = run.source?.text ?? '';
  // A change is read only after a pause.
  const stale = run.stale || checked !== draft.text;
  const marks = useResultMarks(run, draft.text, useChips());
  return (
    <Panel busy={slow}>
      <OptionRow
        onReset={reset}
        more={
          <ActionChips
            label={t('samples')}
            actions={sampleNames.map((name) => ({
              label: t(`sample.${name}`),
              onSelect: () => change(samples[name]),
            }))}
          />
        }
      >
        <Segmented {...field('context')} labelPosition="left" />
      </OptionRow>
      <div className={styles.verdict} data-stale={stale || undefined}>
        <Verdict {...{ value, checked, draft, slow, cancel }} />
      </div>
      <Panes>
        <TextPane
          name={t('text.label')}
          value={draft.text}
          marks={marks}
          lineNumbers
          ref={editor}
          onChange={(typed) => change({ text: typed })}
          onFile={(file) => open(file, 'text')}
          onClear={() => change({ text: '' })}
        />
        <div className={styles.side} data-answer>
          <TabList
            id={id}
            label={t('tabs')}
            tabs={tabs.map((name) => ({ id: name, label: t(`tab.${name}`) }))}
            value={draft.tab}
            onChange={(chosen) => change({ tab: chosen })}
          />
          <TabPanel id={id} value={tab}>
            {tab === 'findings' && (
              <Findings value={draft.text === '' ? undefined : value} stale={stale} editor={editor} />
            )}
            <DeferredSuspense live>
              {tab === 'clean' && <CleanTab {...{ draft, change }} />}
              {tab === 'reveal' && <RevealTab text={draft.text} />}
            </DeferredSuspense>
          </TabPanel>
        </div>
      </Panes>
      {notice}
      <Disclosure label={t('compare')} onToggle={showCompare}>
        <DeferredSuspense live>{showsCompare && <CompareWords {...{ draft, change }} />}</DeferredSuspense>
      </Disclosure>
    </Panel>
  );
}
