import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import type { ToolRow } from '#core/tool.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { draftOf, subscribe } from '#ui/hooks/draft-store.ts';
import { KnownTools, ToolContext } from '#ui/hooks/tool-context.ts';
import { tools } from '../catalogue.ts';
import { useShellText, useToolWords } from '../messages/messages.ts';
import { CopyLink } from './copy-link.tsx';
import { FavoriteToggle } from './favorite-toggle.tsx';
import styles from './tool-page.module.css';

/** Says which values of a shared link were ignored. */
function LinkNotice({ id }: { readonly id: string }) {
  const t = useShellText();
  const ignored = useSyncExternalStore(
    subscribe,
    () => draftOf(id)?.ignored,
    () => undefined,
  );
  const [dismissed, dismiss] = useState<readonly string[]>();
  if (!ignored || ignored.length === 0 || ignored === dismissed) return null;
  const names = ignored.map((name) => (name.length > 30 ? `${name.slice(0, 30)}…` : name)).slice(0, 5);
  return (
    <div className={styles.notice}>
      <Alert
        tone="warning"
        action={
          <Button size="small" onClick={() => dismiss(ignored)}>
            {t('dismiss')}
          </Button>
        }
      >
        {t('fragmentIgnored', { count: ignored.length, names: names.join(', ') })}
      </Alert>
    </div>
  );
}

/** The frame of every tool: name, description, favourite, link; then the tool's own view. */
export function ToolPage({ tool, children }: { readonly tool: ToolRow; readonly children: ReactNode }) {
  const words = useToolWords()[tool.id];
  const knownTools = useMemo(() => new Set(tools.map(({ id }) => id)), []);
  return (
    <div className={classNames(styles.frame, styles[tool.width])}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h1 tabIndex={-1}>{words?.name}</h1>
          <p className={styles.lead}>{words?.description}</p>
        </div>
        <div className={styles.actions}>
          <CopyLink tool={tool} />
          <FavoriteToggle id={tool.id} name={words?.name ?? tool.id} variant="line" />
        </div>
      </header>
      <LinkNotice id={tool.id} />
      <KnownTools value={knownTools}>
        <ToolContext value={tool.id}>{children}</ToolContext>
      </KnownTools>
    </div>
  );
}
