import type { ReactNode, Ref } from 'react';
import type { CodeEditorHandle, Mark } from '../code-editor/code-editor.tsx';
import { usePaneFiles } from '../files/use-pane-files.tsx';
import { Panel } from '../panel/panel.tsx';
import { TextPane } from '../text-pane/text-pane.tsx';
import styles from './many.module.css';

export interface ListInputProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The work on it takes long. */
  readonly busy?: boolean;
  readonly placeholder?: string;
  readonly marks?: readonly Mark[];
  readonly lineNumbers?: boolean;
  readonly secret?: boolean;
  /** Content above the text. */
  readonly children?: ReactNode;
  /** Leads to a place in the text. */
  readonly ref?: Ref<CodeEditorHandle>;
}

/**
 * A text with many things in it: typed, pasted, opened, or dropped anywhere on the page.
 *
 * @example
 * ```tsx
 * <ListInput name="Addresses, one per line" value={draft.list} onChange={(list) => change({ list })} />
 * ```
 */
export function ListInput({ onChange, busy = false, children, ...pane }: ListInputProps) {
  const { open, notice } = usePaneFiles('list', onChange);
  return (
    <Panel busy={busy}>
      {children}
      <div className={styles.input}>
        <TextPane
          {...pane}
          main
          onChange={onChange}
          onFile={(file) => open(file, 'list')}
          onClear={() => onChange('')}
        />
      </div>
      {notice}
    </Panel>
  );
}
