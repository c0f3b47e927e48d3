import { lazy, Suspense } from 'react';
import { Button } from '#ui/button/button.tsx';
import { download } from '#ui/download.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { Gallery as Shown, Item } from './use-gallery.ts';

const Shots = lazy(async () => ({ default: (await import('./shots.tsx')).Shots }));

/** Browsers drop downloads that follow one another at once. */
const betweenMs = 400;

interface GalleryProps {
  readonly gallery: Shown;
  /** Loads what shows them before there is one: a shot must not be lost with a connection. */
  readonly isLive: boolean;
}

/** Photos and videos, the newest first. */
export function Gallery({ gallery, isLive }: GalleryProps) {
  const t = useText(text);
  const { items, markSaved } = gallery;
  const save = ({ blob, name }: Item): void => {
    download(blob, name);
    markSaved(name);
  };
  const saveAll = async (): Promise<void> => {
    for (const item of items.toReversed()) {
      save(item);
      await new Promise((resolve) => setTimeout(resolve, betweenMs));
    }
  };
  return (
    <Panel>
      <PanelRow>
        <h2>{t('gallery')}</h2>
        {items.length > 0 && <span className={styles.hint}>{t('gallery.count', { count: items.length })}</span>}
        {items.length > 1 && (
          <Button variant="quiet" size="small" icon="download" className={styles.end} onClick={() => void saveAll()}>
            {t('download-all')}
          </Button>
        )}
      </PanelRow>
      {items.length === 0 && <Empty>{t('gallery.empty')}</Empty>}
      {(isLive || items.length > 0) && (
        <Suspense fallback={null}>
          <Shots gallery={gallery} onSave={save} />
        </Suspense>
      )}
    </Panel>
  );
}
