import { Fields, Panel } from '../panel/panel.tsx';
import { Disclosure } from './disclosure.tsx';

export function Demo() {
  return (
    <Panel>
      <Disclosure label="More">
        <Fields>
          <p>First field</p>
          <p>Second field</p>
        </Fields>
      </Disclosure>
    </Panel>
  );
}
