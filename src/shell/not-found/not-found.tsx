import { useSyncExternalStore } from 'react';
import { nearest as nearestOf } from '#core/nearest.ts';
import { hrefOf } from '#ui/base-path.ts';
import { LinkButton } from '#ui/button/button.tsx';
import { catalogue, toolOf } from '../catalogue.ts';
import { ToolCard } from '../home/tool-card.tsx';
import grid from '../home/home.module.css';
import { pathOf } from '../location.ts';
import { useShellText } from '../messages/messages.ts';
import styles from './not-found.module.css';

const noChange = (): (() => void) => () => undefined;

/** The page for every path that is none, with the three tools whose paths are the nearest. */
export default function NotFound() {
  const t = useShellText();
  const path = useSyncExternalStore(
    noChange,
    () => pathOf(location.pathname),
    () => undefined,
  );
  const ids =
    path === undefined
      ? []
      : nearestOf(
          path.slice(1),
          catalogue.tools.map(({ id }) => id),
        );
  const nearest = ids.flatMap((id) => toolOf(id) ?? []);
  return (
    <div className={styles.frame}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1 tabIndex={-1}>{t('notFoundTitle')}</h1>
      <p>{t('notFoundText')}</p>
      <p className={styles.hint}>{t('notFoundHint')}</p>
      <LinkButton variant="primary" icon="house" href={hrefOf('/')}>
        {t('backHome')}
      </LinkButton>
      {nearest.length > 0 && (
        <section className={styles.nearest}>
          <h2 className={grid.heading}>{t('didYouMean')}</h2>
          <ul className={grid.grid}>
            {nearest.map((tool) => (
              <ToolCard key={tool.id} tool={tool} isNew={false} level={3} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
