import { useMemo, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor, type CodeEditorHandle, type Mark } from '#ui/code-editor/code-editor.tsx';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { faultMarks } from '#ui/fault/fault-marks.ts';
import { FileCard } from '#ui/file-card/file-card.tsx';
import { useReading } from '#ui/hooks/use-reading.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Actions, Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { decodeFile } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { DraftProps } from './draft.ts';
import { FoundFile, type Found } from './found-file.tsx';

/** A larger text file is only read by the worker, never shown. */
const shownLimit = 1_000_000;

const dataUris = /\bdata:[^\s,]*;base64,/gi;

/** Base64 or a data URI, typed, pasted or in a text file, as the file it holds. */
export function DecodeCard({ draft, change }: DraftProps) {
  const t = useText(text);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const editor = useRef<CodeEditorHandle>(null);
  const { textFile: large } = draft;
  const source = useMemo(() => large ?? new Blob([draft.text]), [large, draft.text]);
  const isEmpty = !large && draft.text.trim() === '';
  const {
    value,
    source: read,
    error,
    stale,
    slow,
    progress,
    cancel,
  } = useOperation(decodeFile, { file: source }, { enabled: !isEmpty });
  const starts = large ? [] : Array.from(draft.text.matchAll(dataUris), ({ index }) => index);
  const marks = large ? none : faultMarks(draft.text, error?.details['position']);

  const reading = useReading(
    ([file]) => file.text(),
    (content) => change({ text: content }),
  );
  const open = (file: File): void => {
    const isLarge = file.size > shownLimit;
    const name = file.name.replace(/(?:\.base64|\.b64)?\.[^.]*$/i, '');
    change({ name, textFile: isLarge ? file : undefined });
    if (isLarge) reading.dismiss();
    else reading.open([file]);
  };
  return (
    <Panel label={t('decode.title')} busy={slow}>
      <PanelRow>
        <PanelTitle>{t('decode.title')}</PanelTitle>
        <Actions>
          <OpenButton label={t('open.text')} onFiles={([file]) => file && open(file)} />
          <Button
            variant="quiet"
            size="small"
            icon="trash-2"
            label={ui('clear')}
            disabled={isEmpty}
            onClick={() => change({ text: '', textFile: undefined, name: '', typed: undefined })}
          />
        </Actions>
      </PanelRow>
      {large ? (
        <div className={styles.stack}>
          <FileCard name={large.name} size={large.size} />
        </div>
      ) : (
        <div className={styles.editor}>
          <CodeEditor
            ref={editor}
            label={t('text.label')}
            value={draft.text}
            onChange={(content) => change({ text: content })}
            onFile={open}
            placeholder={t('text.placeholder')}
            marks={marks}
            size="small"
          />
        </div>
      )}
      {slow && (
        <div className={styles.stack}>
          <Progress
            label={t('decoding')}
            done={progress?.done}
            total={progress?.total}
            onCancel={() => (large ? change({ textFile: undefined, name: '', typed: undefined }) : cancel())}
          />
        </div>
      )}
      {reading.fault}
      {isEmpty && <Empty>{t('empty')}</Empty>}
      {error && !isEmpty && (
        <StatusLine
          tone="error"
          actions={
            starts.length > 1 ? (
              <Button
                variant="line"
                size="small"
                onClick={() => change({ text: draft.text.slice(starts[0], starts[1]).replace(/["',;\s]+$/, '') })}
              >
                {t('several.first')}
              </Button>
            ) : (
              marks[0] && (
                <Button variant="line" size="small" onClick={() => editor.current?.goTo(marks[0]?.from ?? 0)}>
                  {ui('goTo')}
                </Button>
              )
            )
          }
        >
          {starts.length > 1 ? t('several', { count: starts.length }) : errorText(error)}
        </StatusLine>
      )}
      {value && !error && !isEmpty && (
        <ReadLine found={value} length={large ? large.size : draft.text.length} stale={stale} />
      )}
      {value && !isEmpty && (
        <FoundFile
          found={value}
          current={read?.file === source}
          draft={draft}
          change={change}
          stale={stale || error !== undefined}
        />
      )}
    </Panel>
  );
}

interface ReadLineProps {
  readonly found: Found;
  /** Of the text, in characters. */
  readonly length: number;
  readonly stale: boolean;
}

/** What the text was taken for, in the place of what would be wrong with it. */
function ReadLine({ found: { declaredMediaType, mediaType, mismatch }, length, stale }: ReadLineProps) {
  const t = useText(text);
  if (mismatch) {
    return (
      <StatusLine tone="warning" stale={stale}>
        {t('mismatch', { declared: declaredMediaType ?? '', mediaType })}
      </StatusLine>
    );
  }
  const form = t(declaredMediaType === null ? 'read.base64' : 'read.uri');
  return <StatusLine ok={form} facts={[t('read.length', { count: length })]} stale={stale} />;
}

const none: readonly Mark[] = [];
