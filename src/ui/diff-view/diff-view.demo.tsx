import { Panel } from '../panel/panel.tsx';
import { DiffView } from './diff-view.tsx';

const lines = Array.from({ length: 40 }, (_, index) => `  "key${index}": ${index},`);
const before = ['{', ...lines, '  "ratio": 1.0,,', "  'last': true,", '}'].join('\n');
const after = ['{', ...lines, '  "ratio": 1.0,', '  "last": true', '}'].join('\n');

export function Demo() {
  return (
    <Panel>
      <DiffView label="Repaired JSON" before={before} after={after} />
    </Panel>
  );
}
