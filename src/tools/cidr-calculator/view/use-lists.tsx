import { useRef, useState, type ReactNode } from 'react';
import type { Failure } from '#core/operation.ts';
import { fitsEditor } from '#ui/code-editor/measures.ts';
import type { CodeEditorHandle } from '#ui/code-editor/code-editor.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { usePaneFiles } from '#ui/files/use-pane-files.tsx';
import { offsetOfLine } from '#ui/line-offset.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';
import { ListPane, type ListName } from './list-pane.tsx';

/** Bytes; a list that an editor cannot take is shown as a file. */
const largestList = 50_000_000;

interface Lists {
  readonly pane: (name: ListName) => ReactNode;
  /** The message about the last file: a line to put under the panes. */
  readonly notice: ReactNode;
  /** What is wrong with a list, and where. */
  readonly faultOf: (error: Failure) => ReactNode;
}

/** The lists of a tab, each in a pane of its own; what is dropped beside them goes into the first one. */
export function useLists({ draft, change }: DraftProps, other?: ListName): Lists {
  const editors = { networks: useRef<CodeEditorHandle>(null), other: useRef<CodeEditorHandle>(null) };
  const [files, setFiles] = useState<Readonly<Record<string, string>>>({});
  const put = (list: ListName, content: string, file: string | undefined): void => {
    change({ [list]: content });
    setFiles(({ [list]: _, ...rest }) => (file === undefined ? rest : { ...rest, [list]: file }));
  };
  const { open, notice } = usePaneFiles(
    'networks',
    (content, list: ListName, file) => put(list, content, file),
    largestList,
  );
  const editorOf = (list: ListName) => (list === 'networks' ? editors.networks : editors.other);
  const pane = (list: ListName) => (
    <ListPane
      name={list}
      value={draft[list]}
      file={files[list]}
      onChange={(typed) => put(list, typed, undefined)}
      onFile={(file) => open(file, list)}
      main={list === 'networks'}
      ref={editorOf(list)}
    />
  );
  const faultOf = (error: Failure): ReactNode => {
    const { field, line, column } = error.details;
    const list = other !== undefined && field === other ? other : 'networks';
    const offset = offsetOfLine(draft[list], Number(line ?? 1), Number(column ?? 1));
    const goTo = fitsEditor(draft[list]) && { onGoTo: (to: number) => editorOf(list).current?.goTo(to) };
    return <FaultLine error={error} messages={text} offset={offset} {...goTo} />;
  };
  return { pane, notice, faultOf };
}
