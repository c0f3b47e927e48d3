import { useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor, type CodeEditorHandle } from '#ui/code-editor/code-editor.tsx';
import { faultMarks } from '#ui/fault/fault-marks.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { hash, verify } from '../engine.ts';
import { algorithms, inDisplayOrder, textAlgorithms } from '../engine/algorithms.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Compare, useNameList } from './compare.tsx';
import { DigestRows } from './digest-rows.tsx';
import type { DraftProps, HashDraft } from './draft.ts';

/** The digests of the text, and which of them is the expected one; neutral while the other tab is shown. */
export function useTextHash(draft: HashDraft) {
  const enabled = draft.tab === 'text';
  const compared = useOperation(verify, draft, { enabled: enabled && draft.expected.trim() !== '' });
  const found = compared.error || compared.stale ? undefined : compared.value;
  const equal = found?.algorithms ?? [];
  const shown = draft.allAlgorithms ? algorithms : inDisplayOrder([...textAlgorithms, ...equal]);
  const hashed = useOperation(hash, { ...draft, algorithms: shown }, { enabled });
  return { compared, found, equal, shown, hashed };
}

type TextHash = ReturnType<typeof useTextHash>;

export function TextInput({ draft, change, hashed }: DraftProps & Pick<TextHash, 'hashed'>) {
  const t = useText(text);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const editor = useRef<CodeEditorHandle>(null);
  const { error } = hashed;
  const marks = faultMarks(draft.text, error?.details['position']);
  const at = marks[0]?.from;
  return (
    <>
      <div className={styles.editor}>
        <CodeEditor
          ref={editor}
          size="small"
          label={t('text.label')}
          value={draft.text}
          marks={marks}
          onChange={(changed) => change({ text: changed })}
        />
      </div>
      {!error && !draft.text.isWellFormed() && <StatusLine tone="warning">{ui('halfCharacter')}</StatusLine>}
      {error && (
        <StatusLine
          tone="error"
          actions={
            at !== undefined && (
              <Button variant="line" size="small" onClick={() => editor.current?.goTo(at)}>
                {ui('goTo')}
              </Button>
            )
          }
        >
          {errorText(error)}
        </StatusLine>
      )}
    </>
  );
}

export function TextCompare({ draft, change, compared, found, hashed }: DraftProps & TextHash) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const nameList = useNameList();
  const sentence = found?.match
    ? t('compare.match', { algorithms: nameList(found.algorithms) })
    : t('compare.none', { number: algorithms.length });
  return (
    <Compare
      value={draft.expected}
      onChange={(expected) => change({ expected })}
      error={compared.error && !hashed.error ? errorText(compared.error) : undefined}
      found={found && { match: found.match, sentence }}
    />
  );
}

export function TextDigests({ hashed, shown, equal }: TextHash) {
  const t = useText(text);
  return (
    <Panel label={t('digests.label')} busy={hashed.slow}>
      <DigestRows
        algorithms={shown}
        digests={hashed.error ? {} : (hashed.value ?? {})}
        equal={equal}
        stale={hashed.stale && !hashed.error}
      />
    </Panel>
  );
}
