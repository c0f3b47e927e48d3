import { useMemo, type Ref } from 'react';
import { faultsIn } from '#lib/cidr/faults.ts';
import type { CodeEditorHandle, Mark } from '#ui/code-editor/code-editor.tsx';
import { fitsEditor } from '#ui/code-editor/measures.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { LargeText } from '#ui/source-pane/large-text.tsx';
import { TextPane } from '#ui/text-pane/text-pane.tsx';
import { text } from '../text.ts';

/** Longer lists are checked by the operation alone, which names the first fault. */
const longestMarked = 200_000;

export type ListName = 'networks' | 'addresses' | 'remove';

interface ListPaneProps {
  readonly name: ListName;
  readonly value: string;
  /** The name of the file that it came from. */
  readonly file: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onFile: (file: File) => void;
  readonly main?: boolean;
  readonly ref?: Ref<CodeEditorHandle>;
}

/** A list of networks; each wrong entry is underlined. One that is too large for an editor is shown as a file. */
export function ListPane({ name, value, file, onChange, ...rest }: ListPaneProps) {
  const t = useText(text);
  const marks = useMemo(
    (): Mark[] =>
      value.length > longestMarked ? [] : faultsIn(value).map(({ from, to }) => ({ from, to, tone: 'error' })),
    [value],
  );
  const isEditable = useMemo(() => fitsEditor(value), [value]);
  return (
    <TextPane
      {...rest}
      name={t(`${name}.label`)}
      value={value}
      onChange={onChange}
      onClear={() => onChange('')}
      placeholder={t(`${name}.placeholder`)}
      marks={marks}
      lineNumbers
      instead={isEditable ? undefined : <LargeText value={value} name={file} />}
    />
  );
}
