import { defineText } from '#core/text.ts';
import type { Restartable } from '../hooks/use-restartable.ts';
import { Panel } from '../panel/panel.tsx';
import { StatusLine } from '../status-line/status-line.tsx';
import { LargeFile, LargeFileStatus } from './large-file.tsx';

const file = new File(['[1, 2]'], 'large.json');
const none = (): void => undefined;
const run: Restartable<{ readonly bytes: Uint8Array }> = {
  value: { bytes: new TextEncoder().encode('[1,2]') },
  source: undefined,
  error: undefined,
  stale: false,
  slow: false,
  progress: undefined,
  isCanceled: false,
  cancel: none,
  restart: none,
};

export function Demo() {
  return (
    <Panel>
      <LargeFile
        file={file}
        run={run}
        language="json"
        names={{ input: 'JSON', output: 'Minified' }}
        output={{ name: 'data.min.json', type: 'application/json' }}
        onFile={none}
        onClose={none}
        onEdit={none}
      />
      <LargeFileStatus run={run} messages={defineText('large-file-demo', {})}>
        <StatusLine ok="Valid JSON" />
      </LargeFileStatus>
    </Panel>
  );
}
