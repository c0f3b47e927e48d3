import type { Failure } from '#core/operation.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { PanelRow } from '#ui/panel/panel.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Description } from './description.tsx';

interface ResultProps {
  /** undefined until the first are drawn. */
  readonly ports: readonly number[] | undefined;
  readonly stale: boolean;
  /** Unless it is told beside its field. */
  readonly error: Failure | undefined;
  readonly onRegenerate: () => void;
}

const none: readonly number[] = [];

/** The port in large digits with what is known of it, or the list of ports. */
export function Result({ ports = none, stale, error, onRegenerate }: ResultProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const lines = ports.join('\n');
  const isList = ports.length > 1;
  return (
    <>
      {isList ? (
        <div className={styles.list} data-answer data-stale={stale || undefined}>
          <CodeEditor label={t('ports.label')} value={lines} readOnly />
        </div>
      ) : (
        <div className={styles.frame} data-answer data-stale={stale || undefined}>
          <output className={styles.port} aria-label={t('port.label')}>
            {ports[0] ?? '\u00a0'}
          </output>
          <p className={styles.known}>{ports[0] === undefined ? '\u00a0' : <Description port={ports[0]} />}</p>
        </div>
      )}
      <PanelRow>
        <p
          key={error?.code}
          className={classNames(styles.caution, error && styles.error)}
          role={error ? 'alert' : undefined}
        >
          {error ? errorText(error) : t('caution')}
        </p>
        <span className={styles.actions}>
          {isList && (
            <Button
              variant="line"
              icon="download"
              label={t('download')}
              stale={stale}
              onClick={() => download(`${lines}\n`, `${t('file-name')}.txt`)}
            />
          )}
          <Button variant="line" icon="rotate-cw" stale={stale} onClick={onRegenerate}>
            {t('regenerate')}
          </Button>
          <CopyButton
            variant="primary"
            size="medium"
            text={lines}
            label={isList ? t('copy-all') : undefined}
            stale={stale}
          />
        </span>
      </PanelRow>
    </>
  );
}
