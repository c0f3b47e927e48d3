import { lazy, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { ToolRow } from '#core/tool.ts';
import { classNames } from '#ui/class-names.ts';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { draftOf, subscribe } from '#ui/hooks/draft-memory.ts';
import { KnownTools, ToolContext } from '#ui/hooks/tool-context.ts';
import { catalogue } from '../catalogue.ts';
import { useToolNames } from '../messages/messages.ts';
import { describes, summarizes, useDescription, useSummary } from '../messages/tool-words.ts';
import { Part } from '../part.tsx';
import { FavoriteToggle } from './favorite-toggle.tsx';
import { MoreActions } from './more-actions.tsx';
import { Share } from './share.tsx';
import styles from './tool-page.module.css';

const LinkNotice = lazy(async () => ({ default: (await import('./link-notice.tsx')).LinkNotice }));

/** The values of a shared link that were ignored. */
function useIgnored(id: string): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => draftOf(id)?.ignored ?? none,
    () => none,
  );
}
const none: readonly string[] = [];

/** The frame of every tool: name, favorite, share and menu in one row, the description; then the tool's own view. */
export function ToolPage({ tool, children }: { readonly tool: ToolRow; readonly children: ReactNode }) {
  const name = useToolNames()[tool.id] ?? tool.id;
  const description = useDescription(tool.id);
  const summary = useSummary(tool.id);
  const ignored = useIgnored(tool.id);
  const knownTools = useMemo(() => new Set(catalogue.tools.map(({ id }) => id)), []);
  return (
    <div className={classNames(styles.frame, styles[tool.width])}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{name}</h1>
        <div className={styles.actions}>
          <Part>
            <FavoriteToggle id={tool.id} name={name} variant="line" />
          </Part>
          <Part>
            <Share id={tool.id} />
          </Part>
          <Part>
            <MoreActions id={tool.id} />
          </Part>
        </div>
        <p className={styles.lead} {...describes(tool.id)}>
          {description}
        </p>
        <p className={styles.summary} {...summarizes(tool.id)}>
          {summary}
        </p>
      </header>
      {ignored.length > 0 && (
        <Part>
          <DeferredSuspense>
            <LinkNotice ignored={ignored} />
          </DeferredSuspense>
        </Part>
      )}
      <KnownTools value={knownTools}>
        <ToolContext value={tool.id}>{children}</ToolContext>
      </KnownTools>
    </div>
  );
}
