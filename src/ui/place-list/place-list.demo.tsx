import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Panel } from '../panel/panel.tsx';
import { PlaceList } from './place-list.tsx';

const items = [
  { key: 'a', text: 'A comment is left out.', line: 3, about: '/a/b[2]' },
  { key: 'b', text: 'The order of siblings is lost.', line: 12, about: '/a' },
  { key: 'c', text: 'The lines end in different ways.', line: null },
];

export function Demo() {
  const [line, setLine] = useState(0);
  const action = (
    <Button size="small" variant="line" onClick={() => setLine(0)}>
      Mend it
    </Button>
  );
  return (
    <Panel>
      <PlaceList label={`Line ${line}`} items={items.map((item) => ({ ...item, action }))} onGoTo={setLine} />
    </Panel>
  );
}
