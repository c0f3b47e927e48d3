import { useState } from 'react';
import { Pane, Panes } from '../panes/panes.tsx';
import { Panel } from '../panel/panel.tsx';
import { VirtualRows } from './virtual-rows.tsx';

export function Demo() {
  const [active, setActive] = useState(0);
  return (
    <Panel>
      <Panes>
        <Pane name="Numbers">
          <VirtualRows
            label="Numbers"
            role="listbox"
            count={100_000}
            rowHeight={28}
            active={active}
            onActivate={setActive}
          >
            {(index, place) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list handles the keys
              <div
                key={index}
                {...place}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onClick={() => setActive(index)}
              >
                {index === active ? `→ ${index}` : index}
              </div>
            )}
          </VirtualRows>
        </Pane>
      </Panes>
    </Panel>
  );
}
