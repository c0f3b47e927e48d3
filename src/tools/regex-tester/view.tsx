import { lazy, useDeferredValue, useId, useMemo, useState } from 'react';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { usePaneFiles } from '#ui/files/use-pane-files.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Pane, Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { TabList, TabPanel } from '#ui/tabs/tabs.tsx';
import { TextPane } from '#ui/text-pane/text-pane.tsx';
import { match } from './engine.ts';
import { text } from './text.ts';
import { fields, initial, tabs } from './view/draft.ts';
import { marksOf, standingIn, type Place } from './view/marks.ts';
import { MatchList } from './view/matches.tsx';
import { atOpening } from './view/opening.ts';
import { Pattern } from './view/pattern.tsx';
import type { Selection } from './view/test-list.ts';
import { TestText } from './view/test-text.tsx';
import type { Imported } from './view/use-import.tsx';
import styles from './view.module.css';

const ReplaceTab = lazy(async () => ({ default: (await import('./view/replace.tsx')).ReplaceTab }));
const SplitTab = lazy(async () => ({ default: (await import('./view/replace.tsx')).SplitTab }));
const ExplainTab = lazy(async () => ({ default: (await import('./view/explain.tsx')).ExplainTab }));
const TestsTab = lazy(async () => ({ default: (await import('./view/tests.tsx')).TestsTab }));
const CodeTab = lazy(async () => ({ default: (await import('./view/code.tsx')).CodeTab }));
const SpeedTab = lazy(async () => ({ default: (await import('./view/speed.tsx')).SpeedTab }));
const views = {
  replace: ReplaceTab,
  split: SplitTab,
  explain: ExplainTab,
  tests: TestsTab,
  code: CodeTab,
  speed: SpeedTab,
};

const moreTime = 20_000;

/** A pattern above; a text with its matches at the left, what is made of them at the right. */
export default function RegexTesterView() {
  const t = useText(text);
  const id = useId();
  const [draft, change, reset] = useDraft(fields, initial);
  const [selection, select] = useState<Selection>();
  const [imported, keepImport] = useState<Imported>();
  const { value, error: told, stale, slow } = useOperation(match, draft);
  const error = told && atOpening(told, draft.pattern, draft.flags);
  const files = usePaneFiles('text', (content) => change({ text: content }));
  const [pointed, point] = useState<Place>();
  const pointedMatch = draft.tab === 'matches' ? pointed?.from : undefined;
  // What an older pattern found stays marked where the text has not changed.
  const standing = useMemo(() => standingIn(value?.matches ?? [], draft.text), [value, draft.text]);
  const marks = useMemo(() => marksOf(standing, pointedMatch), [standing, pointedMatch]);
  const at = error?.code === 'invalid-pattern' ? error.details['index'] : undefined;
  const isInPattern = error !== undefined && error.code !== 'too-slow' && error.details['field'] !== 'text';
  // The previous tab stays until the chosen one is loaded.
  const shown = useDeferredValue(draft.tab);
  const View = shown === 'matches' ? undefined : views[shown];
  return (
    <Panel busy={slow} className={styles.panel}>
      <Pattern
        draft={draft}
        change={change}
        onReset={reset}
        fault={typeof at === 'number' ? at : undefined}
        pointed={draft.tab === 'explain' ? pointed : undefined}
        error={isInPattern ? error : undefined}
      />
      <Panes>
        <TextPane
          name={t('text.label')}
          value={draft.text}
          onFile={(opened) => files.open(opened, 'text')}
          onClear={() => change({ text: '' })}
          instead={
            <TestText
              value={draft.text}
              marks={marks}
              stale={stale}
              onChange={(changed) => change({ text: changed })}
              onSelect={select}
              onFile={(opened) => files.open(opened, 'text')}
            />
          }
        />
        <Pane
          name={
            <TabList
              id={id}
              compact
              label={t('view')}
              tabs={tabs.map((tab) => ({ id: tab, label: t(`tab.${tab}`) }))}
              value={draft.tab}
              onChange={(tab) => {
                change({ tab });
                point(undefined);
              }}
            />
          }
          answer
          stale={stale}
          tall
        >
          <TabPanel id={id} value={draft.tab}>
            {View ? (
              <DeferredSuspense live>
                <View {...{ draft, change, selection, imported }} onPoint={point} onImport={keepImport} />
              </DeferredSuspense>
            ) : (
              <MatchList
                pattern={draft.pattern}
                value={value}
                stale={stale}
                onPoint={point}
                onLimit={(limit) => change({ limit })}
              />
            )}
          </TabPanel>
        </Pane>
      </Panes>
      {files.notice}
      {error && !isInPattern && (
        <FaultLine
          error={error}
          messages={text}
          remedies={
            error.code === 'too-slow'
              ? [
                  { label: t('allow'), apply: () => change({ timeLimit: moreTime }) },
                  { label: t('showSpots'), apply: () => change({ tab: 'speed' }) },
                ]
              : []
          }
        />
      )}
    </Panel>
  );
}
