import { defineText } from '#core/text.ts';
import { Panel } from '../panel/panel.tsx';
import { FaultExcerpt } from './fault-excerpt.tsx';
import { FaultLine } from './fault-line.tsx';

const messages = defineText('fault-demo', { 'error.invalid': 'Expected a value, found “,”.' });

export function Demo() {
  return (
    <Panel>
      <FaultLine
        error={{ code: 'invalid', message: '', details: { line: 1, column: 7, offset: 6 } }}
        messages={messages}
        remedies={[{ label: 'Remove the comma', apply: () => undefined }]}
        onGoTo={() => undefined}
      />
      <FaultExcerpt text="[1, 2,, 3]" offset={6} />
    </Panel>
  );
}
