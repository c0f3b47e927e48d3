import { defineText } from '#core/text.ts';
import { Panel } from '../panel/panel.tsx';
import { LossStatus } from './loss-status.tsx';

const words = defineText('demo', { 'error.too-deep': 'Too deep.' });
const run = {
  value: 'x',
  source: 'x',
  error: undefined,
  stale: false,
  slow: false,
  progress: undefined,
  cancel: () => undefined,
};

export function Demo() {
  const shared = { messages: words, source: 'a\nb', run, hint: 'Type', onGoTo: () => undefined };
  return (
    <Panel>
      <LossStatus {...shared} complete="Nothing was lost" facts={['2 elements']} lost="" losses={[]} lossCount={0} />
      <LossStatus
        {...shared}
        complete=""
        facts={['2 elements']}
        lost="1 thing could not be kept"
        losses={[{ key: 'a', text: 'A comment', line: 2, about: '/a' }]}
        lossCount={1}
      />
    </Panel>
  );
}
