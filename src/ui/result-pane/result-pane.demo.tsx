import { Panes } from '../panes/panes.tsx';
import { Panel } from '../panel/panel.tsx';
import { ResultPane } from './result-pane.tsx';

export function Demo() {
  return (
    <Panel>
      <Panes>
        <ResultPane
          name="Result"
          value={'[\n  1,\n  2\n]'}
          language="json"
          lineNumbers
          file={{ name: 'result.json', type: 'application/json' }}
        />
      </Panes>
    </Panel>
  );
}
