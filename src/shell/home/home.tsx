import { useMemo, useState, useSyncExternalStore } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { type Category, isNew, type ToolRow } from '#core/tool.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { groups, toolOf, tools } from '../catalogue.ts';
import { hostWords } from '../config.ts';
import { useShellText } from '../messages/messages.ts';
import { useFavorites } from '../stores/favorites.ts';
import styles from './home.module.css';
import { ToolCard } from './tool-card.tsx';
import { useFilter } from './use-filter.ts';

const noChange = (): (() => void) => () => undefined;
/** The day counts, not the moment; the prerendered page knows no day. */
function useToday(): Date | undefined {
  const day = useSyncExternalStore(
    noChange,
    () => new Date().toISOString().slice(0, 10),
    () => undefined,
  );
  return useMemo(() => (day === undefined ? undefined : new Date(`${day}T12:00:00Z`)), [day]);
}

function Grid({
  title,
  list,
  today,
  reorder = false,
}: {
  readonly title: string;
  readonly list: readonly ToolRow[];
  readonly today: Date | undefined;
  readonly reorder?: boolean;
}) {
  return (
    <section>
      <h2 className={styles.heading}>
        {title} <small>{list.length}</small>
      </h2>
      <ul className={styles.grid}>
        {list.map((tool, index) => (
          <ToolCard
            key={tool.id}
            tool={tool}
            isNew={today !== undefined && isNew(tool.createdAt, today)}
            {...(reorder && { place: { index, last: index === list.length - 1 } })}
          />
        ))}
      </ul>
    </section>
  );
}

export default function Home() {
  const t = useShellText();
  const today = useToday();
  const asked = useLocationProperty(
    () => new URLSearchParams(location.search).get('q') ?? '',
    () => '',
  );
  const [{ query, from }, setTyped] = useState({ query: '', from: '' });
  if (from !== asked) setTyped({ query: asked, from: asked });
  const [category, setCategory] = useState<Category>();
  const favorites = useFavorites((state) => state.ids).flatMap((id) => toolOf(id) ?? []);
  const { matches, nearest } = useFilter(query);
  const shown = (matches ?? tools).filter((tool) => category === undefined || tool.category === category);
  const filtered = matches !== undefined || category !== undefined;
  const newest = tools.filter((tool) => today !== undefined && isNew(tool.createdAt, today));

  return (
    <>
      <h1 className={styles.hidden} tabIndex={-1}>
        {t('homeTitle')}
      </h1>
      {hostWords.home && <p className={styles.host}>{hostWords.home[t.language]}</p>}
      <label className={styles.search}>
        <Icon name="search" size={18} />
        <input
          type="search"
          value={query}
          aria-label={t('filterLabel')}
          placeholder={t('filter', { count: tools.length })}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped({ query: event.target.value, from: asked })}
        />
      </label>
      <div className={styles.chips} role="group" aria-label={t('categories')}>
        <button type="button" aria-pressed={category === undefined} onClick={() => setCategory(undefined)}>
          {t('allCategories')}
        </button>
        {groups.map((group) => (
          <button
            key={group.category}
            type="button"
            aria-pressed={category === group.category}
            onClick={() => setCategory(group.category)}
          >
            {t(`category.${group.category}`)}
          </button>
        ))}
      </div>
      <p className={styles.hidden} role="status">
        {filtered ? t('found', { count: shown.length }) : ''}
      </p>
      {!filtered && favorites.length > 0 && <Grid title={t('favorites')} list={favorites} today={today} reorder />}
      {!filtered && newest.length > 0 && <Grid title={t('newest')} list={newest} today={today} />}
      {shown.length > 0 && <Grid title={t('all')} list={shown} today={today} />}
      {shown.length === 0 && (
        <div className={styles.none}>
          <p>{t('notFoundTools')}</p>
          {nearest.length > 0 && <p>{t('nearest')}</p>}
          <ul className={styles.grid}>
            {nearest.map((tool) => (
              <ToolCard key={tool.id} tool={tool} isNew={today !== undefined && isNew(tool.createdAt, today)} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
