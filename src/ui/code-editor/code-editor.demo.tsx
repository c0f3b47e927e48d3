import { useDeferredValue, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { OptionRow } from '../option-row/option-row.tsx';
import { Pane, Panes } from '../panes/panes.tsx';
import { Panel } from '../panel/panel.tsx';
import { StatusLine } from '../status-line/status-line.tsx';
import { CodeEditor, type CodeEditorHandle, type Mark } from './code-editor.tsx';

const sample = '{"id":17482252242305210114,\n "name":"Ada",\n "ratio":1.0,,\n "tags":["a","b"]}';
const fault = sample.indexOf(',,') + 1;
const marks: readonly Mark[] = [{ from: fault, to: fault + 1, tone: 'error' }];
const odd = 'price: 5\u00A0kg and p\u0430ypal';
const space = odd.indexOf('\u00A0');
const letter = odd.indexOf('\u0430');
const chips: readonly Mark[] = [
  { from: space, to: space + 1, tone: 'warning', title: 'No-break space', chip: { label: 'NBSP', place: 'instead' } },
  { from: letter, to: letter + 1, tone: 'danger', title: 'Cyrillic', chip: { label: 'U+0430', place: 'after' } },
];

export function Demo() {
  const [text, setText] = useState(sample);
  const [message, setMessage] = useState('A message in a form');
  const result = useDeferredValue(text);
  const editor = useRef<CodeEditorHandle>(null);
  const wrong = text === sample;
  return (
    <>
      <Panel>
        <OptionRow onReset={() => setText(sample)}>
          <Button size="small" variant="line" onClick={() => setText('0123456789 abcdef\n'.repeat(60_000))}>
            1 MB
          </Button>
          <Button size="small" variant="line" onClick={() => setText('0123456789,'.repeat(100_000))}>
            1 MB in one line
          </Button>
        </OptionRow>
        <Panes>
          <Pane
            name="JSON"
            actions={<Button size="small" variant="quiet" icon="trash-2" label="Clear" onClick={() => setText('')} />}
          >
            <CodeEditor
              ref={editor}
              label="JSON"
              language="json"
              value={text}
              onChange={setText}
              onFile={(file) => void file.text().then(setText)}
              {...(wrong ? { marks } : {})}
            />
          </Pane>
          <Pane name="Formatted" out stale={wrong}>
            <CodeEditor label="Formatted" readOnly value={result} />
          </Pane>
        </Panes>
        {wrong ? (
          <StatusLine
            tone="error"
            where="Line 3, column 14"
            actions={
              <Button size="small" variant="line" onClick={() => editor.current?.goTo(fault)}>
                Go to
              </Button>
            }
          >
            Expected a key in double quotes, found a second comma.
          </StatusLine>
        ) : (
          <StatusLine facts={[`${text.length} characters`]} />
        )}
      </Panel>
      <CodeEditor label="Message" size="small" placeholder="Hello" value={message} onChange={setMessage} />
      <CodeEditor label="Numbered" lineNumbers value={message} onChange={setMessage} />
      <CodeEditor label="Chips" size="small" value={odd} readOnly marks={chips} />
    </>
  );
}
