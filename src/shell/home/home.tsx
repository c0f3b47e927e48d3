import { lazy, useEffect, useMemo, useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { Category } from '#core/tool.ts';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { catalogue, toolOf } from '../catalogue.ts';
import { hostWords } from '../config.ts';
import { useShellText } from '../messages/messages.ts';
import { Part } from '../part.tsx';
import { putAway, useTaken } from '../recognise/taken.ts';
import { StaticPart, staticMark, touchPage } from '../static-part.tsx';
import { useFavorites } from '../stores/favorites.ts';
import { newestOf } from './card-order.ts';
import { Cards, Sections } from './cards.tsx';
import { CategoryChips } from './category-chips.tsx';
import styles from './home.module.css';
import { useNewTools } from './use-new-tools.ts';
import { Recents } from './recents.tsx';
import { SearchField } from './search-field.tsx';
import { useFilter } from './use-filter.ts';

const RecognisePanel = lazy(async () => ({
  default: (await import('../recognise/recognise-panel.tsx')).RecognisePanel,
}));

function focusSearch(): void {
  document.querySelector<HTMLElement>('main [data-search]')?.focus();
}

/** The pasted or dropped content, and its possible meanings. */
function TakenPanel() {
  const { taken, before } = useTaken();
  useEffect(() => putAway, []);
  if (!taken) return null;
  const close = (reason: 'dismissed' | 'opened'): void => {
    putAway();
    if (reason === 'dismissed') focusSearch();
  };
  return (
    <Part onError={putAway}>
      <DeferredSuspense>
        <RecognisePanel taken={taken} before={before} onClose={close} />
      </DeferredSuspense>
    </Part>
  );
}

export default function Home() {
  const t = useShellText();
  const fresh = useNewTools();
  const asked = useLocationProperty(
    () => new URLSearchParams(location.search).get('q') ?? '',
    () => '',
  );
  const [{ query, from }, setTyped] = useState({ query: '', from: '' });
  if (from !== asked) setTyped({ query: asked, from: asked });
  const [category, setCategory] = useState<Category>();
  const favorites = useFavorites((state) => state.ids).flatMap((id) => toolOf(id) ?? []);
  const { matches, nearest, of } = useFilter(query);
  const newest = useMemo(() => newestOf(catalogue.tools.filter(({ id }) => fresh.has(id))), [fresh]);
  const shown = useMemo(
    () => (matches ?? catalogue.tools).filter((tool) => category === undefined || tool.category === category),
    [matches, category],
  );
  const filtered = matches !== undefined || category !== undefined;
  const sections = useMemo(
    () => (
      <>
        {newest.length > 0 && <Cards title={t('newest')} list={newest} fresh={fresh} />}
        <Sections fresh={fresh} />
      </>
    ),
    [t, newest, fresh],
  );
  const write = (typed: string): void => {
    touchPage();
    setTyped({ query: typed, from: asked });
  };

  return (
    <div className={styles.home}>
      <h1 className={styles.hidden} tabIndex={-1}>
        {t('homeTitle')}
      </h1>
      <p className={styles.what}>{t('homeWhat', { count: catalogue.tools.length })}</p>
      {hostWords.home && <p className={styles.host}>{hostWords.home[t.language]}</p>}
      <SearchField query={query} onQuery={write} first={of === query && matches ? (shown[0]?.id ?? '') : undefined} />
      <TakenPanel />
      <Recents />
      <CategoryChips
        chosen={category}
        onChoose={(chosen) => {
          touchPage();
          setCategory(chosen);
        }}
      />
      <p className={styles.hidden} role="status">
        {filtered ? t('found', { count: shown.length }) : ''}
      </p>
      {!filtered && favorites.length > 0 && <Cards title={t('favorites')} list={favorites} fresh={fresh} reorder />}
      {!filtered && (
        <div {...staticMark}>
          <StaticPart>{sections}</StaticPart>
        </div>
      )}
      {filtered && shown.length > 0 && <Cards title={t('all')} list={shown} fresh={fresh} />}
      {filtered && shown.length === 0 && (
        <div className={styles.none}>
          <p>{t('notFoundTools')}</p>
          {nearest.length > 0 && <Cards title={t('nearest')} list={nearest} fresh={fresh} />}
        </div>
      )}
    </div>
  );
}
