import { type DragEvent, memo, useState } from 'react';
import type { ToolRow } from '#core/tool.ts';
import { announce } from '#ui/announce.ts';
import { hrefOf } from '#ui/base-path.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useShellText, useToolWords } from '../messages/messages.ts';
import { useFavorites } from '../stores/favorites.ts';
import { FavoriteToggle } from '../tool-page/favorite-toggle.tsx';
import styles from './home.module.css';

const dragType = 'application/x-toolcrib-favorite';

interface Place {
  readonly index: number;
  readonly last: boolean;
}

/** "Move up" and "Move down" of a favourite: the keyboard's way to what dragging does. */
function OrderMenu({ id, name, place }: { readonly id: string; readonly name: string; readonly place: Place }) {
  const t = useShellText();
  const move = useFavorites((state) => state.move);
  const step = (to: number): void => {
    move(id, to);
    announce(t('moved', { name, position: to + 1 }));
  };
  return (
    <details className={styles.order}>
      <summary aria-label={t('moreFor', { name })} title={t('moreFor', { name })}>
        <Icon name="ellipsis-vertical" />
      </summary>
      <div className={styles.orderMenu}>
        <Button size="small" icon="arrow-up" disabled={place.index === 0} onClick={() => step(place.index - 1)}>
          {t('moveUp')}
        </Button>
        <Button size="small" icon="arrow-down" disabled={place.last} onClick={() => step(place.index + 1)}>
          {t('moveDown')}
        </Button>
      </div>
    </details>
  );
}

interface ToolCardProps {
  readonly tool: ToolRow;
  readonly isNew: boolean;
  /** Its place among the favourites, where it can be moved. */
  readonly place?: Place;
}

/**
 * A tool as a card: the link covers all of it, the star and the menu stand above the link, not in it. As often as there
 * are tools: not rendered anew with the page.
 */
export const ToolCard = memo(function ToolCard({ tool, isNew, place }: ToolCardProps) {
  const t = useShellText();
  const words = useToolWords()[tool.id];
  const move = useFavorites((state) => state.move);
  const [over, setOver] = useState(false);
  const drag = place && {
    draggable: true,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(dragType, tool.id),
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(dragType)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      move(event.dataTransfer.getData(dragType), place.index);
    },
  };
  return (
    <li className={classNames(styles.card, over && styles.over)} {...drag}>
      <span className={styles.tile}>
        <Icon name={tool.icon} size={18} />
      </span>
      <h3 className={styles.name}>
        <a href={hrefOf(`/${tool.id}`)} draggable={false}>
          {words?.name}
        </a>
        {isNew && <span className={styles.new}>{t('new')}</span>}
      </h3>
      <p>{words?.description}</p>
      <div className={styles.corner}>
        {place && <OrderMenu id={tool.id} name={words?.name ?? tool.id} place={place} />}
        <FavoriteToggle id={tool.id} name={words?.name ?? tool.id} variant="quiet" />
      </div>
    </li>
  );
});
