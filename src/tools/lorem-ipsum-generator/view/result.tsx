import { formatBytes } from '#core/byte-size.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { useCopyFocus } from '#ui/hooks/use-copy-focus.ts';
import { useText } from '#ui/hooks/use-text.ts';
import fading from '#ui/fade-below.module.css';
import { PanelRow } from '#ui/panel/panel.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';

/** A longer text is shown in an editor, which draws only what is in sight. */
const plainLimit = 20_000;

interface ResultProps {
  /** Empty until the first text is there. */
  readonly text: string;
  readonly stale: boolean;
  readonly isHtml: boolean;
  readonly onRefresh: () => void;
}

export function Result({ text: written, stale, isHtml, onRefresh }: ResultProps) {
  const t = useText(text);
  const isThere = written !== '';
  const copy = useCopyFocus(isThere);
  const type = isHtml ? 'html' : 'txt';
  const words = isHtml ? written.replace(/<\/?p>/g, ' ') : written;
  return (
    <>
      {written.length > plainLimit ? (
        <div className={styles.editor} data-answer data-stale={stale || undefined}>
          <CodeEditor label={t('text.label')} value={written} readOnly size="large" />
        </div>
      ) : (
        <output
          className={classNames(styles.result, fading.fades, isHtml && styles.code)}
          data-answer
          data-stale={stale || undefined}
          lang="la"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region
          tabIndex={0}
        >
          {written}
        </output>
      )}
      <PanelRow>
        <span className={styles.facts} data-stale={stale || undefined}>
          {isThere &&
            [
              t('words', { count: words.match(/\S+/g)?.length ?? 0 }),
              t('characters', { count: written.length }),
              // Nothing here but ASCII.
              formatBytes(written.length, t.language),
            ].join(' · ')}
        </span>
        <span className={styles.actions} data-main="none">
          <Button
            variant="line"
            icon="download"
            label={t('download', { type })}
            disabled={!isThere}
            stale={stale}
            onClick={() => download(`${written}\n`, `lorem-ipsum.${type}`, isHtml ? 'text/html' : 'text/plain')}
          />
          <Button
            variant="line"
            icon="rotate-cw"
            stale={stale}
            title={t('refresh.help')}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={onRefresh}
          >
            {t('refresh')}
          </Button>
          <CopyButton ref={copy} variant="primary" size="medium" text={written} disabled={!isThere} stale={stale} />
        </span>
      </PanelRow>
    </>
  );
}
