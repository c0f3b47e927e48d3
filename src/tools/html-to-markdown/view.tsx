import { lazy, useEffect, useMemo, useRef } from 'react';
import { formatBytes } from '#core/byte-size.ts';
import { Button } from '#ui/button/button.tsx';
import type { CodeEditorHandle } from '#ui/code-editor/code-editor.tsx';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { Panes } from '#ui/panes/panes.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { ResultPane } from '#ui/result-pane/result-pane.tsx';
import { TextSource } from '#ui/source-pane/text-source.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { convert, toText } from './engine.ts';
import { text } from './text.ts';
import { baseOf, fields, hasPassword, initial, results, withBase, type HtmlDraft } from './view/draft.ts';
import { Options } from './view/options.tsx';
import { PasteBox } from './view/paste-box.tsx';
import { useNotes } from './view/use-notes.ts';
import styles from './view.module.css';

const Preview = lazy(async () => ({ default: (await import('./view/preview.tsx')).Preview }));

export default function HtmlToMarkdownView() {
  const t = useText(text);
  const editor = useRef<CodeEditorHandle>(null);
  const pasteBox = useRef<HTMLTextAreaElement>(null);
  const [draft, change, reset] = useDraft(fields, initial);
  const file = useTextFile((opened) => change({ html: opened, source: 'html' }));
  // A link fills `baseUrl` without `withBase`.
  useEffect(() => {
    if (hasPassword(draft.baseUrl)) change(withBase(draft.baseUrl));
  }, [change, draft.baseUrl]);
  const isEmpty = draft.html.trim() === '';
  const isText = draft.result === 'text';
  const markdown = useOperation(convert, { ...draft, baseUrl: baseOf(draft) }, { enabled: !isText && !isEmpty });
  const plain = useOperation(toText, { html: draft.html, links: draft.address }, { enabled: isText && !isEmpty });
  const { value = '', error, stale, slow, progress, cancel } = isText ? plain : markdown;
  const notes = useNotes(draft.html);
  const size = useMemo(() => new Blob([value]).size, [value]);
  const isPaste = draft.source === 'paste';
  /** The pressed button disappears. */
  const show = (source: HtmlDraft['source']): void => {
    change({ source });
    requestAnimationFrame(() => (source === 'paste' ? pasteBox : editor).current?.focus());
  };
  return (
    <Panel busy={slow}>
      <Options {...{ draft, change }} onReset={reset}>
        <span className={styles.output}>
          <Segmented
            label={t('result.tabs')}
            labelPosition="left"
            options={results.map((name) => ({ value: name, label: t(`tab.${name}`) }))}
            value={draft.result}
            onChange={(result) => change({ result })}
          />
        </span>
      </Options>
      <Panes>
        {isPaste ? (
          <PasteBox ref={pasteBox} onPaste={(html) => change({ html, source: 'html' })} onLeave={() => show('html')} />
        ) : (
          <TextSource
            name={t('html.label')}
            language="xml"
            value={draft.html}
            sample={initial.html}
            onChange={(html) => change({ html })}
            error={error?.code === 'invalid-base-url' ? undefined : error}
            actions={
              <Button variant="quiet" size="small" onClick={() => show('paste')}>
                {t('paste.open')}
              </Button>
            }
            {...{ file, editor }}
          />
        )}
        <ResultPane
          name={t(`tab.${draft.result}`)}
          lineNumbers
          value={isEmpty ? '' : value}
          stale={stale || error !== undefined}
          placeholder={t('result.placeholder')}
          file={
            isText
              ? { name: 'text.txt', type: 'text/plain;charset=utf-8' }
              : { name: 'text.md', type: 'text/markdown;charset=utf-8' }
          }
        >
          {draft.result === 'preview' && !isEmpty ? (
            <DeferredSuspense>
              <Preview markdown={value} gfm={draft.gfm} />
            </DeferredSuspense>
          ) : undefined}
        </ResultPane>
      </Panes>
      {file.question}
      {slow ? (
        <Progress label={t('working')} done={progress?.done} total={progress?.total} onCancel={cancel} />
      ) : error ? (
        <FaultLine error={error} messages={text} />
      ) : (
        <StatusLine
          tone={!isEmpty && notes.length > 0 ? 'warning' : 'neutral'}
          facts={
            isEmpty || notes.length > 0
              ? []
              : [t('lineCount', { count: value.split('\n').length }), formatBytes(size, t.language)]
          }
        >
          {isEmpty ? t('hint') : notes.length > 0 && `${notes.join(', ')}.`}
        </StatusLine>
      )}
    </Panel>
  );
}
