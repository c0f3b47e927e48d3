import { useMemo, useRef } from 'react';
import { sizeOf } from '#lib/net.ts';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor, type CodeEditorHandle, type Mark } from '#ui/code-editor/code-editor.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { usePaneFiles } from '#ui/files/use-pane-files.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
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
  const errorText = useErrorText(text);
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
                onClick={() => download(`${networks}\n`, 'networks.txt')}
              />
              <CopyButton text={networks} />
            </>
          }
        >
          <CodeEditor label={t('list.result')} value={networks} readOnly />
        </Pane>
      </Panes>
      {notice}
      {fault ? (
        <StatusLine
          tone="error"
          actions={
            mark && (
              <Button variant="line" size="small" onClick={() => editor.current?.goTo(mark.from)}>
                {ui('goTo')}
              </Button>
            )
          }
        >
          {errorText(fault)}
        </StatusLine>
      ) : (
        <StatusLine
          facts={
            value
              ? [t('exact.count', { count: value.length }), t('list.addresses', { count: addresses })]
              : [t('list.hint')]
          }
        />
      )}
    </Panel>
  );
}
