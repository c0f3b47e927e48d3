import { useDeferredValue, useRef, useState, useSyncExternalStore } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { usePageDrop } from '#ui/drop-zone/use-page-drop.ts';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { MergeEditor, type MergeEditorHandle } from '#ui/merge-editor/merge-editor.tsx';
import { Actions, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { diff, patch } from './engine.ts';
import { text } from './text.ts';
import styles from './view.module.css';
import { fields, initial } from './view/draft.ts';
import { withLf } from './view/endings.ts';
import { Options } from './view/options.tsx';
import { Status } from './view/status.tsx';
import { useMarker } from './view/use-marker.ts';

type Side = 'left' | 'right';
const largest = 10_000_000;
const isNarrow = '(width < 900px)';

/** Below 900 px there is room for one column only. */
function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(isNarrow);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(isNarrow).matches,
    () => false,
  );
}

export default function TextDiffView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const { left, right, leftName, rightName } = draft;
  const [refused, refuse] = useState<string>();
  const editor = useRef<MergeEditorHandle>(null);
  const narrow = useNarrow();
  const readers = {
    left: useTextFile((content, { name }) => change({ left: content, leftName: name })),
    right: useTextFile((content, { name }) => change({ right: content, rightName: name })),
  };
  const open = (side: Side, file: File | undefined): void => {
    if (!file) return;
    refuse(file.size > largest ? file.name : undefined);
    if (file.size <= largest) readers[side].open(file);
  };
  // Beside the editors: one file is the original, two are both.
  usePageDrop(([first, second]) => {
    open('left', first);
    open('right', second);
  });
  const { changesOf, language, slow } = useMarker(draft);
  const sides = useDeferredValue({ left, right });
  const compared = { ...draft, left: withLf(sides.left), right: withLf(sides.right), granularity: 'line' };
  const { value, stale } = useOperation(diff, compared);
  const prepared = useOperation(patch, { ...draft, left: sides.left, right: sides.right });
  const unified = prepared.value ?? '';
  const isUnified = narrow || draft.view === 'unified';

  return (
    <Panel busy={slow}>
      <Options draft={draft} change={change} hasRoom={!narrow} onReset={reset} />
      <PanelRow>
        <OpenButton label={t('open.left')} onFiles={([file]) => open('left', file)} />
        <OpenButton label={t('open.right')} onFiles={([file]) => open('right', file)} />
        <Button
          variant="quiet"
          size="small"
          icon="arrow-left-right"
          onClick={() => change({ left: right, right: left, leftName: rightName, rightName: leftName })}
        >
          {t('swap')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon="arrow-up"
          label={t('previous')}
          onClick={() => editor.current?.go('previous')}
        />
        <Button
          variant="quiet"
          size="small"
          icon="arrow-down"
          label={t('next')}
          onClick={() => editor.current?.go('next')}
        />
        <Button
          variant="quiet"
          size="small"
          icon="undo-2"
          title={t('take.help')}
          onClick={() => editor.current?.take('left')}
        >
          {t('take.left')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon="redo-2"
          title={t('take.help')}
          onClick={() => editor.current?.take('right')}
        >
          {t('take.right')}
        </Button>
        <Actions>
          <CopyButton text={unified} label={t('patch.copy')} disabled={unified === '' || prepared.stale} />
          <Button
            variant="quiet"
            size="small"
            icon="download"
            disabled={unified === '' || prepared.stale}
            onClick={() => download(unified, `${rightName}.patch`, 'text/x-patch;charset=utf-8')}
          >
            {t('patch.download')}
          </Button>
        </Actions>
      </PanelRow>
      {refused !== undefined && <Alert tone="warning">{t('tooLarge', { name: refused })}</Alert>}
      {readers.left.question}
      {readers.right.question}
      <div data-main data-answer>
        {!isUnified && (
          <div className={styles.names}>
            <h2 className={styles.name}>{leftName === 'original' ? t('left') : leftName}</h2>
            <h2 className={styles.name}>{rightName === 'modified' ? t('right') : rightName}</h2>
          </div>
        )}
        <MergeEditor
          ref={editor}
          left={left}
          right={right}
          leftLabel={t('left')}
          rightLabel={t('right')}
          copyLabel={t('copy.block')}
          onChange={(side, changed) => change({ [side]: changed })}
          onFile={open}
          unified={isUnified}
          folded={draft.folded}
          wrapped={draft.wrapped}
          language={language}
          changesOf={changesOf}
        />
      </div>
      <Status left={left} right={right} difference={value} stale={stale} />
    </Panel>
  );
}
