import { Button } from '../button/button.tsx';
import { OptionRow } from '../option-row/option-row.tsx';
import { Panel } from '../panel/panel.tsx';
import { StatusLine } from '../status-line/status-line.tsx';
import { Pane, Panes } from './panes.tsx';

export function Demo() {
  return (
    <Panel>
      <OptionRow onReset={() => undefined}>Options</OptionRow>
      <Panes>
        <Pane name="JSON" actions={<Button size="small" variant="quiet" icon="trash-2" label="Clear" />}>
          Input
        </Pane>
        <Pane
          name="Formatted"
          out
          stale
          actions={
            <Button size="small" variant="quiet" icon="download">
              Download
            </Button>
          }
        >
          Output
        </Pane>
      </Panes>
      <StatusLine ok="Valid JSON" facts={['9 lines', '131 B']} />
    </Panel>
  );
}
