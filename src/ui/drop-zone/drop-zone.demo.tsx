import { useState } from 'react';
import { Fields, Panel } from '../panel/panel.tsx';
import { DropZone } from './drop-zone.tsx';

export function Demo() {
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <Panel>
      <Fields columns={1}>
        <DropZone multiple onFiles={(files) => setNames(files.map(({ name }) => name))}>
          Any kind, up to 20 MB
        </DropZone>
        <p>{names.join(', ')}</p>
      </Fields>
    </Panel>
  );
}
