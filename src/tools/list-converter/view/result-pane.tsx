import { Button } from '#ui/button/button.tsx';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Pane } from '#ui/panes/panes.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';

interface ResultPaneProps {
  /** "Result" unless told. */
  readonly name?: string;
  readonly value: string;
  readonly stale: boolean;
}

/** The result as text, to copy and to keep. */
export function ResultPane({ name, value, stale }: ResultPaneProps) {
  const t = useText(text);
  const ui = useText(words);
  const label = name ?? t('output.label');
  const actions = (
    <>
      <Button
        variant="quiet"
        size="small"
        icon="download"
        disabled={value === ''}
        stale={stale}
        onClick={() => download(value, 'list.txt')}
      >
        {ui('download')}
      </Button>
      <CopyButton text={value} stale={stale} />
    </>
  );
  return (
    <Pane name={label} out stale={stale} actions={actions}>
      <CodeEditor label={label} readOnly lineNumbers value={value} placeholder={t('output.placeholder')} />
    </Pane>
  );
}
