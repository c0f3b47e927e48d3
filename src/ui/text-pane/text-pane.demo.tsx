import { useState } from 'react';
import { Panes } from '../panes/panes.tsx';
import { Panel } from '../panel/panel.tsx';
import { TextPane } from './text-pane.tsx';

export function Demo() {
  const [text, setText] = useState('abc');
  return (
    <Panel>
      <Panes>
        <TextPane
          name="Text"
          value={text}
          onChange={setText}
          onClear={() => setText('')}
          onFile={() => undefined}
          fileName="text.txt"
        />
        <TextPane name="Upper case" value={text.toUpperCase()} fileName="upper.txt" out />
      </Panes>
    </Panel>
  );
}
