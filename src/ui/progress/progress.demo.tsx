import { Panel } from '../panel/panel.tsx';
import { Progress } from './progress.tsx';

export function Demo() {
  return (
    <Panel>
      <Progress label="Hashing" done={38} total={100} onCancel={() => undefined} />
      <Progress onCancel={() => undefined} />
    </Panel>
  );
}
