import type { ReactNode } from 'react';
import { Boundary } from '#ui/boundary/boundary.tsx';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { saveDrafts } from '#ui/hooks/draft-persistence.ts';
import { forgetDraft } from '#ui/hooks/draft-store.ts';
import { config } from '../config.ts';
import { useShellText } from '../messages/messages.ts';
import { isChunkFailure } from '../part.tsx';
import styles from './tool-page.module.css';

interface CrashCardProps {
  readonly error: Error;
  /** Drops what was typed and shows the tool again; undefined where nothing is typed. */
  readonly onRestart: (() => void) | undefined;
}

function CrashCard({ error, onRestart }: CrashCardProps) {
  const t = useShellText();
  const chunk = isChunkFailure(error);
  const details = [
    `Toolcrib ${config['app.version']}`,
    location.pathname,
    navigator.userAgent,
    error.stack ?? error.message,
  ].join('\n');
  const reload = (): void => {
    saveDrafts();
    location.reload();
  };
  return (
    <section className={styles.crash} role="alert">
      <h1 tabIndex={-1}>{chunk ? t('chunkTitle') : t('crashTitle')}</h1>
      <p>{chunk ? t('chunkText') : t('crashText')}</p>
      {!chunk && <pre>{error.message}</pre>}
      <div className={styles.actions}>
        <Button variant="primary" icon="rotate-cw" onClick={reload}>
          {t('reload')}
        </Button>
        {!chunk && onRestart && (
          <Button variant="line" onClick={onRestart}>
            {t('crashRestart')}
          </Button>
        )}
        <CopyButton text={details} label={t('copyDetails')} />
      </div>
    </section>
  );
}

interface CrashBoundaryProps {
  /** The tool whose page it is, if it is one. */
  readonly tool: string | undefined;
  readonly children: ReactNode;
}

/** A view that crashes shows a card in its place; menu and top bar keep working. */
export function CrashBoundary({ tool, children }: CrashBoundaryProps) {
  const cardFor = (error: Error, retry: () => void): ReactNode => {
    const restart = (): void => {
      if (tool !== undefined) forgetDraft(tool);
      retry();
    };
    return <CrashCard error={error} onRestart={tool === undefined ? undefined : restart} />;
  };
  return <Boundary fallback={cardFor}>{children}</Boundary>;
}
