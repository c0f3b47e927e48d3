import { lazy, useId, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor, type CodeEditorHandle } from '#ui/code-editor/code-editor.tsx';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { usePaneFiles } from '#ui/files/use-pane-files.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Pane, Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { TabList, TabPanel } from '#ui/tabs/tabs.tsx';
import { TextPane } from '#ui/text-pane/text-pane.tsx';
import { convert } from './engine.ts';
import { text } from './text.ts';
import { Actions } from './view/actions.tsx';
import { fields, initial, tabs } from './view/draft.ts';
import { Options } from './view/options.tsx';
import { Outline } from './view/outline.tsx';
import styles from './view.module.css';

const HtmlPreview = lazy(async () => ({
  default: (await import('#ui/html-preview/html-preview.tsx')).HtmlPreview,
}));
const Notices = lazy(async () => ({ default: (await import('./view/notices.tsx')).Notices }));

/** Longer texts are rendered on request. */
const live = 200_000;

/** Markdown at the left; the page or its HTML at the right. */
export default function MarkdownView() {
  const t = useText(text);
  const id = useId();
  const [draft, change, reset] = useDraft(fields, initial);
  const [asked, ask] = useState('');
  const editor = useRef<CodeEditorHandle>(null);
  const isLarge = draft.text.length > live;
  const source = isLarge ? asked : draft.text;
  const enabled = source !== '';
  const { tab, ...options } = draft;
  const input = { ...options, text: source };
  const fragment = { ...input, document: false };
  const result = useOperation(convert, input, { enabled });
  const cleaned = useOperation(
    convert,
    { ...fragment, html: draft.html === 'escape' ? 'escape' : 'sanitize' },
    { enabled, aside: true },
  );
  const isSanitized = enabled && draft.html === 'sanitize';
  const kept = useOperation(convert, { ...fragment, html: 'keep' }, { enabled: isSanitized, aside: true });
  const html = enabled ? (result.value ?? '') : '';
  const clean = enabled ? (cleaned.value ?? '') : '';
  // CommonMark, 2.3: what is not secure to keep.
  const zeros = source.split('\0').length - 1;
  // A long text is rendered when asked: what is shown may be that of an older one.
  const stale = result.stale || source !== draft.text;
  // HTML that is kept as it is may be too deep to be cleaned: the preview is of an older text then.
  const isCleanOld = stale || cleaned.stale || cleaned.error !== undefined;
  const files = usePaneFiles('text', (content) => change({ text: content }));
  return (
    <Panel busy={result.slow} className={styles.panel}>
      <Options draft={draft} change={change} onReset={reset} />
      <Panes>
        <TextPane
          ref={editor}
          name={t('text.label')}
          lineNumbers
          value={draft.text}
          placeholder={t('text.placeholder')}
          onChange={(changed) => change({ text: changed })}
          onFile={(opened) => files.open(opened, 'text')}
          onClear={() => change({ text: '' })}
        />
        <Pane
          name={
            <TabList
              id={id}
              compact
              label={t('view')}
              tabs={tabs.map((one) => ({ id: one, label: t(`tab.${one}`) }))}
              value={tab}
              onChange={(next) => change({ tab: next })}
            />
          }
          actions={<Actions {...{ input, html, clean, stale, isCleanOld }} />}
          out
          stale={tab === 'preview' ? isCleanOld : stale}
        >
          <TabPanel id={id} value={tab} fill>
            {tab === 'preview' ? (
              <DeferredSuspense>
                <HtmlPreview html={clean} text={text} />
              </DeferredSuspense>
            ) : (
              <CodeEditor label={t('tab.html')} language="html" readOnly value={html} />
            )}
          </TabPanel>
        </Pane>
      </Panes>
      {files.notice}
      {source !== draft.text && (
        <StatusLine
          actions={
            <Button variant="line" size="small" onClick={() => ask(draft.text)}>
              {t('render')}
            </Button>
          }
        >
          {t('large')}
        </StatusLine>
      )}
      {result.error && <FaultLine error={result.error} messages={text} />}
      {!result.error && cleaned.error?.code === 'too-deep' && (
        <StatusLine tone="warning">{t('noPreview', { limit: Number(cleaned.error.details['limit']) })}</StatusLine>
      )}
      {!result.error && draft.html === 'sanitize' && kept.value !== undefined && enabled && (
        <DeferredSuspense>
          <Notices kept={kept.value} clean={clean} />
        </DeferredSuspense>
      )}
      {zeros > 0 && <StatusLine tone="warning">{t('zeros', { count: zeros })}</StatusLine>}
      <Outline draft={draft} source={source} isOld={source !== draft.text} />
    </Panel>
  );
}
