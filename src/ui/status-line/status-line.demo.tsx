import { Button } from '../button/button.tsx';
import { Panel } from '../panel/panel.tsx';
import { StatusLine } from './status-line.tsx';

export function Demo() {
  return (
    <Panel>
      <StatusLine ok="Valid JSON" facts={['9 lines', '131 B']} />
      <StatusLine facts={['9 lines', '131 B']} actions={<Button icon="rotate-cw">Refresh</Button>} />
      <StatusLine
        tone="error"
        where="Line 3, column 14"
        actions={
          <>
            <Button size="small" variant="line">
              Remove the comma
            </Button>
            <Button size="small" variant="line">
              Go to
            </Button>
          </>
        }
      >
        Expected a key in double quotes, found a second comma.
      </StatusLine>
      <StatusLine tone="warning">MD5 is broken: anyone can make two files with the same digest.</StatusLine>
    </Panel>
  );
}
