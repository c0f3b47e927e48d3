import { useRef, useState } from 'react';
import type { CodeEditorHandle } from '../code-editor/code-editor.tsx';
import { Pane, Panes } from '../panes/panes.tsx';
import { Panel } from '../panel/panel.tsx';
import { SourcePane } from './source-pane.tsx';

export function Demo() {
  const [text, setText] = useState('[1, 2]');
  const editor = useRef<CodeEditorHandle>(null);
  return (
    <Panel>
      <Panes>
        <SourcePane
          name="Source"
          language="json"
          sample="[1, 2]"
          value={text}
          onChange={setText}
          onFile={() => undefined}
          editor={editor}
        />
        <Pane name="Length" out>
          {text.length}
        </Pane>
      </Panes>
    </Panel>
  );
}
