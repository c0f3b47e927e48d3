import type { Editor } from '@tiptap/core';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formatNumber } from '#core/text.ts';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { usePageDrop } from '#ui/drop-zone/use-page-drop.ts';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useAwaited } from '#ui/hooks/awaited-answers.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Pane, Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { words } from '#ui/words.ts';
import { format } from './engine.ts';
import type { Loss } from './engine/losses.ts';
import { text } from './text.ts';
import { fields, initial, type HtmlDraft } from './view/draft.ts';
import { CopyMarkdown } from './view/copy-markdown.tsx';
import { CopyRich } from './view/copy-rich.tsx';
import type { DialogName } from './view/dialog.tsx';
import { awaitedBeside, given, keptAs, typedBeside, typedOver, type Typed } from './view/typed.ts';
import styles from './view.module.css';

const RichEditor = lazy(async () => ({ default: (await import('./view/rich-editor.tsx')).RichEditor }));
const Toolbar = lazy(async () => ({ default: (await import('./view/toolbar.tsx')).Toolbar }));
const InsertDialog = lazy(async () => ({ default: (await import('./view/dialog.tsx')).InsertDialog }));

/** The editor is not there before the page is hydrated. */
const never = (): (() => void) => () => undefined;
const yes = (): boolean => true;
const no = (): boolean => false;

/** Rich text at the left, its HTML at the right; each follows the other. */
export default function HtmlEditorView() {
  const t = useText(text);
  const ui = useText(words);
  const [draft, change, reset] = useDraft(fields, initial);
  const field = useFields(fields, text, draft, change);
  const [editor, setEditor] = useState<Editor>();
  /** What is being typed into the source, until the editor says something else. */
  const [typed, setTyped] = useState<Typed>();
  const [losses, setLosses] = useState<readonly Loss[]>([]);
  const [dialog, setDialog] = useState<DialogName>();
  const mounted = useSyncExternalStore(never, yes, no);
  const formatted = useOperation(format, draft, { enabled: draft.html !== '' });
  const awaited = awaitedBeside(typed, draft.html);
  const current = typedBeside(typed, draft.html);
  const isMinified = draft.form === 'minified';
  const source = current?.source ?? (isMinified ? draft.html : (formatted.value ?? ''));
  const isOld = !current && !isMinified && (formatted.stale || formatted.error !== undefined);
  useAwaited(awaited !== undefined);
  if (typed !== current) setTyped(current);
  useEffect(() => {
    if (!awaited) return undefined;
    const timer = setTimeout(() => {
      setTyped(given(awaited));
      change({ html: awaited.source });
    }, 300);
    return () => clearTimeout(timer);
  }, [awaited, change]);
  /** The source is rewritten. */
  const set = (part: Partial<HtmlDraft>): void => {
    setTyped(undefined);
    change(part);
  };
  const type = (html: string): void => setTyped(typedOver(draft.html, html));
  const compare = async (loaded: string, kept: string): Promise<void> => {
    setTyped((before) => before && keptAs(before, kept));
    change({ html: kept });
    const { lossesOf } = await import('./engine/losses.ts');
    setLosses(lossesOf(loaded, kept));
  };
  const wanted = useRef<File>(undefined);
  const openFile = async (content: string, opened: File): Promise<void> => {
    wanted.current = opened;
    const isMarkdown = /\.(?:md|markdown)$/i.test(opened.name);
    const html = isMarkdown ? (await import('./view/from-markdown.ts')).htmlOfMarkdown(content) : content;
    if (wanted.current === opened) set({ html });
  };
  const file = useTextFile((content, opened) => void openFile(content, opened));
  usePageDrop(([dropped]) => dropped && file.open(dropped));
  const counter = editor?.storage.characterCount;
  return (
    <Panel>
      <div className={styles.tools}>
        {editor && (
          <Suspense>
            <Toolbar editor={editor} onDialog={setDialog} />
          </Suspense>
        )}
        {editor && dialog && (
          <DeferredSuspense>
            <InsertDialog name={dialog} editor={editor} onClose={() => setDialog(undefined)} />
          </DeferredSuspense>
        )}
      </div>
      <Panes>
        <Pane
          name={t('editor')}
          main
          actions={
            editor && (
              <>
                <CopyRich editor={editor} html={draft.html} />
                <CopyMarkdown editor={editor} />
                <Button
                  variant="quiet"
                  size="small"
                  icon="trash-2"
                  label={ui('clear')}
                  // Not clearContent, which reads an empty string as HTML: Trusted Types refuse that.
                  onClick={() =>
                    editor
                      .chain()
                      .focus()
                      .setContent({ type: 'doc', content: [{ type: 'paragraph' }] })
                      .run()
                  }
                />
              </>
            )
          }
        >
          {mounted && (
            <Suspense fallback={<Empty>{t('loading')}</Empty>}>
              <RichEditor
                html={draft.html}
                label={t('editor')}
                placeholder={t('placeholder')}
                nameOfTask={(task) => t('task', { task })}
                onChange={(html) => {
                  setLosses([]);
                  set({ html });
                }}
                onLoad={(loaded, kept) => void compare(loaded, kept)}
                onEditor={setEditor}
                onFile={file.open}
                className={styles.rich}
              />
            </Suspense>
          )}
        </Pane>
        <Pane
          name={t('source')}
          answer
          stale={isOld}
          actions={
            <>
              <OpenButton
                accept=".html,.htm,.md,.markdown,text/html,text/markdown"
                onFiles={([first]) => first && file.open(first)}
              />
              <Button
                variant="quiet"
                size="small"
                icon="download"
                label={ui('download')}
                disabled={source === ''}
                stale={isOld}
                onClick={() => download(source, 'document.html', 'text/html')}
              />
              <CopyButton text={source} stale={isOld} />
            </>
          }
        >
          <CodeEditor label={t('source')} value={source} onChange={type} onFile={file.open} language="html" />
        </Pane>
      </Panes>
      {file.question}
      {losses.length > 0 && (
        <StatusLine tone="warning">
          {t('lost', {
            list: losses.map(({ name, count }) => `${name} ×${formatNumber(count, t.language)}`).join(', '),
          })}
        </StatusLine>
      )}
      <OptionRow
        onReset={() => {
          set({});
          reset();
        }}
        changed={field.changed('indent', 'unwrapParagraphs')}
        more={
          <>
            <Select {...field('indent')} onChange={(indent) => set({ indent })} />
            <Switch {...field('unwrapParagraphs')} onChange={(unwrapParagraphs) => set({ unwrapParagraphs })} />
          </>
        }
      >
        <span className={styles.counts}>
          {counter &&
            [
              t('words', { count: counter.words() as number }),
              t('characters', { count: counter.characters() as number }),
            ].map((count) => <span key={count}>{count}</span>)}
        </span>
        <Segmented {...field('form')} labelHidden onChange={(form) => set({ form })} />
      </OptionRow>
    </Panel>
  );
}
