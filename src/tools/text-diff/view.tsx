import { useDeferredValue, useRef, useState, useSyncExternalStore } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { usePageDrop } from '#ui/drop-zone/use-page-drop.ts';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useAwaited } from '#ui/hooks/awaited-answers.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { MergeEditor, type MergeEditorHandle } from '#ui/merge-editor/merge-editor.tsx';
import { Actions, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { words } from '#ui/words.ts';
import { diff, patch } from './engine.ts';
import { text } from './text.ts';
import styles from './view.module.css';
import { fields, initial } from './view/draft.ts';
import { withLf } from './view/endings.ts';
import { Options } from './view/options.tsx';
import { Status } from './view/status.tsx';
import { Toolbar, type Side } from './view/toolbar.tsx';
import { useMarker } from './view/use-marker.ts';

/** What there is room for in one column; in `changes`, the original cannot be typed. */
const shownParts = ['changes', 'left', 'right'] as const;
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
  const ui = useText(words);
  const [draft, change, reset] = useDraft(fields, initial);
  const { left, right, leftName, rightName } = draft;
  const [refused, refuse] = useState<string>();
  const editor = useRef<MergeEditorHandle>(null);
  const narrow = useNarrow();
  const readers = {
    left: useTextFile((content, { name }) => change({ left: content, leftName: name })),
    right: useTextFile((content, { name }) => change({ right: content, rightName: name })),
  };
  const openSides = (files: Readonly<Partial<Record<Side, File | undefined>>>): void => {
    const { left: original, right: modified } = files;
    refuse([original, modified].find((file) => file && file.size > largest)?.name);
    if (original && original.size <= largest) readers.left.open(original);
    if (modified && modified.size <= largest) readers.right.open(modified);
  };
  const open = (side: Side, file: File | undefined): void => openSides({ [side]: file });
  const edit = (changed: Parameters<typeof change>[0]): void => {
    refuse(undefined);
    change(changed);
  };
  /** The name of a file goes with its text. */
  const clear = (side: Side): void =>
    edit(side === 'left' ? { left: '', leftName: 'original' } : { right: '', rightName: 'modified' });
  // Beside the editors: one file is the original, two are both.
  usePageDrop(([first, second]) => openSides({ left: first, right: second }));
  const { changesOf, language, slow } = useMarker(draft);
  const sides = useDeferredValue({ left, right });
  useAwaited(sides.left !== left || sides.right !== right);
  const compared = { ...draft, left: withLf(sides.left), right: withLf(sides.right), granularity: 'line' };
  const { value, stale } = useOperation(diff, compared);
  const prepared = useOperation(patch, { ...draft, left: sides.left, right: sides.right });
  const [shown, show] = useState<(typeof shownParts)[number]>('changes');
  const side = narrow && shown !== 'changes' ? shown : undefined;
  const isUnified = narrow || draft.view === 'unified';

  return (
    <Panel busy={slow}>
      <Options
        draft={draft}
        change={change}
        hasRoom={!narrow}
        shown={
          <Segmented
            label={t('shown.label')}
            labelHidden
            options={shownParts.map((value) => ({ value, label: t(value) }))}
            value={shown}
            onChange={show}
          />
        }
        onReset={() => {
          refuse(undefined);
          reset();
        }}
      />
      {side === undefined ? (
        <Toolbar
          names={
            isUnified
              ? undefined
              : [leftName === 'original' ? t('left') : leftName, rightName === 'modified' ? t('right') : rightName]
          }
          onOpen={open}
          onClear={clear}
          onSwap={() =>
            edit({
              left: right,
              right: left,
              // A text without a name is called after its side.
              leftName: rightName === 'modified' ? 'original' : rightName,
              rightName: leftName === 'original' ? 'modified' : leftName,
            })
          }
          editor={editor}
          patch={prepared.stale ? '' : (prepared.value ?? '')}
          patchName={`${rightName}.patch`}
        />
      ) : (
        <PanelRow>
          <OpenButton label={t(`open.${side}`)} onFiles={([file]) => open(side, file)} />
          <Actions>
            <CopyButton text={draft[side]} />
            <Button
              variant="quiet"
              size="small"
              icon="trash-2"
              label={ui('clear')}
              disabled={draft[side] === ''}
              onClick={() => clear(side)}
            />
          </Actions>
        </PanelRow>
      )}
      {refused !== undefined && <Alert tone="warning">{t('tooLarge', { name: refused })}</Alert>}
      {readers.left.question}
      {readers.right.question}
      {side === undefined ? (
        <div data-main data-answer className={styles.comparison}>
          <MergeEditor
            ref={editor}
            left={left}
            right={right}
            leftLabel={t('left')}
            rightLabel={t('right')}
            copyLabel={t('copy.block')}
            onChange={(side, changed) => edit({ [side]: changed })}
            onFile={open}
            unified={isUnified}
            folded={draft.folded}
            wrapped={draft.wrapped}
            language={language}
            changesOf={changesOf}
          />
        </div>
      ) : (
        <div className={styles.side}>
          <CodeEditor
            key={side}
            label={t(side)}
            value={draft[side]}
            language={language}
            onChange={(changed) => edit({ [side]: changed })}
            onFile={(file) => open(side, file)}
          />
        </div>
      )}
      <Status left={left} right={right} difference={value} stale={stale} />
    </Panel>
  );
}
