import { formatBytes, formatNumber } from '#core/text.ts';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { startOf } from '#ui/code-editor/measures.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Pane } from '#ui/panes/panes.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

export const outputFile = { name: 'data.min.json', type: 'application/json' };

/** A longer result is one huge line, which would freeze an editor. */
const shownWhole = 1_000_000;
const shownStart = 10_000;

interface OutputPaneProps {
  readonly output: string;
  readonly stale: boolean;
}

/** The result: one wrapped line, to copy and to download. */
export function OutputPane({ output, stale }: OutputPaneProps) {
  const t = useText(text);
  const ui = useText(words);
  const isCut = output.length > shownWhole;
  const shown = isCut ? startOf(output, shownStart) : output;
  const actions = (
    <>
      <Button
        variant="quiet"
        size="small"
        icon="download"
        disabled={output === ''}
        onClick={() => download(output, outputFile.name, outputFile.type)}
      >
        {ui('download')}
      </Button>
      <CopyButton text={output} />
    </>
  );
  return (
    <Pane name={t('output.label')} out stale={stale} actions={actions}>
      <div className={styles.output}>
        {isCut && (
          <p className={styles.note}>
            {t('output.start', {
              size: formatBytes(output.length, t.language),
              shown: formatNumber(shown.length, t.language),
            })}
          </p>
        )}
        <CodeEditor
          label={t('output.label')}
          readOnly
          language="json"
          value={shown}
          placeholder={t('output.placeholder')}
        />
      </div>
    </Pane>
  );
}
