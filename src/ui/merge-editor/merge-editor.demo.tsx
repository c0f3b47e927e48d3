import { useState } from 'react';
import { Panel } from '../panel/panel.tsx';
import { MergeEditor } from './merge-editor.tsx';

/** The whole of both texts as one change. */
const replaceAll = (left: string, right: string) =>
  left === right ? [] : [[0, left.length, 0, right.length] as const];

export function Demo() {
  const [texts, setTexts] = useState({ left: 'one\ntwo\n', right: 'one\nthree\n' });
  return (
    <Panel>
      <MergeEditor
        {...texts}
        leftLabel="Original"
        rightLabel="Modified"
        copyLabel="Take the original"
        onChange={(side, text) => setTexts({ ...texts, [side]: text })}
        onFile={() => undefined}
        unified={false}
        folded={false}
        wrapped
        language="text"
        changesOf={replaceAll}
      />
    </Panel>
  );
}
