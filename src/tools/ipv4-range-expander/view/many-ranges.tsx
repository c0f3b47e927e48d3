import { useMemo, useRef } from 'react';
import { sizeOf } from '#lib/net.ts';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor, type CodeEditorHandle, type Mark } from '#ui/code-editor/code-editor.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { usePaneFiles } from '#ui/files/use-pane-files.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import { Pane, Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { TextPane } from '#ui/text-pane/text-pane.tsx';
import { words } from '#ui/words.ts';
import { aggregate } from '../engine.ts';
import { text } from '../text.ts';

interface ManyRangesProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** From where to where the line with this number, from 1, stands in the text. */
function spanOf(source: string, line: number): Mark {
  let from = 0;
  let left = line - 1;
  for (const { 0: ending, index } of left > 0 ? source.matchAll(/\r\n|\r|\n/g) : []) {
    from = index + ending.length;
    left -= 1;
    if (left === 0) break;
  }
  const length = source.slice(from).search(/[\r\n]|$/);
  return { from, to: from + length, tone: 'error' };
}

/** A list of entries, and the fewest networks that are all of them. */
export function ManyRanges({ text: source, onChange }: ManyRangesProps) {
  const t = useText(text);
  const ui = useText(words);
  const editor = useRef<CodeEditorHandle>(null);
  const { open, notice } = usePaneFiles('list', onChange);
  const { value, error, stale, slow } = useOperation(aggregate, { text: source }, { enabled: source.trim() !== '' });
  const fault = error?.code === 'empty-input' ? undefined : error;
  const line = fault?.details['line'];
  const mark = useMemo(() => (typeof line === 'number' ? spanOf(source, line) : undefined), [source, line]);
  const marks = useMemo(() => (mark ? [mark] : []), [mark]);
  const networks = useMemo(() => value?.join('\n') ?? '', [value]);
  const addresses = useMemo(
    () => (value ?? []).reduce((sum, cidr) => sum + sizeOf(Number(cidr.slice(cidr.indexOf('/') + 1))), 0),
    [value],
  );
  return (
    <Panel busy={slow}>
      <Panes>
        <TextPane
          ref={editor}
          name={t('list.label')}
          value={source}
          onChange={onChange}
          onFile={(file) => open(file, 'list')}
          onClear={() => onChange('')}
          placeholder={t('list.placeholder')}
          marks={marks}
          lineNumbers
        />
        <Pane
          name={t('list.result')}
          out
          stale={stale}
          actions={
            <>
              <Button
                variant="quiet"
                size="small"
                icon="download"
                label={ui('download')}
                disabled={networks === ''}
                stale={stale}
                onClick={() => download(`${networks}\n`, 'networks.txt')}
              />
              <CopyButton text={networks} stale={stale} />
            </>
          }
        >
          <CodeEditor label={t('list.result')} value={networks} readOnly />
        </Pane>
      </Panes>
      {notice}
      {fault ? (
        <FaultLine
          error={fault}
          messages={text}
          offset={mark?.from}
          onGoTo={(offset) => editor.current?.goTo(offset)}
        />
      ) : (
        <StatusLine
          facts={
            value
              ? [t('exact.count', { count: value.length }), t('list.addresses', { count: addresses })]
              : [t('list.hint')]
          }
          actions={
            <OpenIn tool="cidr-calculator" values={{ networks: source, tab: 'merge' }}>
              {t('several')}
            </OpenIn>
          }
        />
      )}
    </Panel>
  );
}
