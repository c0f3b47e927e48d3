import { Panel } from '../panel/panel.tsx';
import { Empty } from './empty.tsx';

export function Demo() {
  return (
    <Panel>
      <Empty>Type or paste JSON to see it formatted.</Empty>
    </Panel>
  );
}
