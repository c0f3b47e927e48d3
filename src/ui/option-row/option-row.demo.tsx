import { useState } from 'react';
import { Panel } from '../panel/panel.tsx';
import { Segmented } from '../segmented/segmented.tsx';
import { Switch } from '../switch/switch.tsx';
import { OptionRow } from './option-row.tsx';

const indents = [
  { value: '2', label: '2' },
  { value: '4', label: '4' },
  { value: 'tab', label: 'Tab' },
];

export function Demo() {
  const [indent, setIndent] = useState('2');
  const [sort, setSort] = useState(false);
  const [json5, setJson5] = useState(true);
  return (
    <Panel>
      <OptionRow onReset={() => setIndent('2')}>
        <Segmented label="Indent" labelPosition="left" options={indents} value={indent} onChange={setIndent} />
        <Switch label="Sort keys" checked={sort} onChange={setSort} />
        <Switch label="Accept comments and JSON5" checked={json5} onChange={setJson5} />
      </OptionRow>
    </Panel>
  );
}
