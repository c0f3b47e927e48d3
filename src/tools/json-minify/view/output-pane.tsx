import { useMemo } from 'react';
import { formatBytes } from '#core/byte-size.ts';
import { formatNumber } from '#core/text.ts';
import { startOf } from '#core/start-of.ts';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { ResultPane, type OutputFile } from '#ui/result-pane/result-pane.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { DraftProps } from './draft.ts';

/** The file that Download saves: a shell argument is not JSON, and several documents are lines of JSON. */
export function savedAs({ as }: Pick<DraftProps['draft'], 'as'>, hasSeveral: boolean): OutputFile {
  if (as === 'shell') return { name: 'data.min.txt', type: 'text/plain;charset=utf-8' };
  return as === 'json' && hasSeveral
    ? { name: 'data.min.ndjson', type: 'application/x-ndjson' }
    : { name: 'data.min.json', type: 'application/json' };
}

/** A longer result is one huge line, which would freeze an editor. */
const shownWhole = 1_000_000;
const shownStart = 10_000;

interface OutputPaneProps extends Pick<DraftProps, 'draft'> {
  readonly output: string;
  readonly stale: boolean;
}

/** The result: one wrapped line, to copy and to download. */
export function OutputPane({ draft, output, stale }: OutputPaneProps) {
  const t = useText(text);
  const isCut = output.length > shownWhole;
  const shown = isCut ? startOf(output, shownStart) : output;
  const hasSeveral = useMemo(() => output.includes('\n'), [output]);
  const bytes = useMemo(() => (isCut ? new Blob([output]).size : 0), [isCut, output]);
  return (
    <ResultPane name={t('output.label')} value={output} stale={stale} file={savedAs(draft, hasSeveral)}>
      <div className={styles.output}>
        {isCut && (
          <p className={styles.note}>
            {t('output.start', {
              size: formatBytes(bytes, t.language),
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
    </ResultPane>
  );
}
