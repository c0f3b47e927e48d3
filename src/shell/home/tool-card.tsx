import { type DragEvent, memo, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ToolRow } from '#core/tool.ts';
import { announce } from '#ui/announce.ts';
import { hrefOf } from '#ui/base-path.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useShellText, useToolNames } from '../messages/messages.ts';
import { summarizes, useSummary } from '../messages/tool-words.ts';
import { FavoriteToggle } from '../tool-page/favorite-toggle.tsx';
import styles from './home.module.css';
import { moveFavorite } from './move-favorite.ts';

const dragType = 'application/x-toolcrib-favorite';

interface OrderMenuProps {
  readonly id: string;
  readonly name: string;
  readonly index: number;
  readonly last: boolean;
}

/** "Move up" and "Move down" of a favorite: the keyboard's way to what dragging does. */
function OrderMenu({ id, name, index, last }: OrderMenuProps) {
  const t = useShellText();
  const step = (to: number, { currentTarget }: MouseEvent): void => {
    flushSync(() => moveFavorite(id, to));
    // At the end of its way a button is off: the one that leads back has the focus then.
    if (currentTarget.matches(':disabled')) {
      currentTarget.parentElement?.querySelector<HTMLElement>('button:enabled')?.focus();
    }
    announce(t('moved', { name, position: to + 1 }));
  };
  return (
    <details className={styles.order}>
      <summary aria-label={t('moreFor', { name })} title={t('moreFor', { name })}>
        <Icon name="ellipsis-vertical" />
      </summary>
      <div className={styles.orderMenu}>
        <Button size="small" icon="arrow-up" disabled={index === 0} onClick={(event) => step(index - 1, event)}>
          {t('moveUp')}
        </Button>
        <Button size="small" icon="arrow-down" disabled={last} onClick={(event) => step(index + 1, event)}>
          {t('moveDown')}
        </Button>
      </div>
    </details>
  );
}

/** Moves the focus to the favorite in a place that its card has left, or to the title of the page. */
function focusFavorite(place: number): void {
  const links = document.querySelectorAll<HTMLElement>('main li[draggable] a');
  const next = links[Math.min(place, links.length - 1)] ?? document.querySelector<HTMLElement>('main h1');
  next?.focus({ preventScroll: true });
}

interface ToolCardProps {
  readonly tool: ToolRow;
  readonly isNew: boolean;
  /** The level of its heading. */
  readonly level: 3 | 4;
  /** Its place among the favorites, where it can be moved. */
  readonly index?: number;
  /** Is it the last of them? */
  readonly last?: boolean;
}

/**
 * A tool as a card: the link covers the whole card, with the star and the menu above the link, not inside it. There is
 * one per tool, so it does not render again with the page.
 */
export const ToolCard = memo(function ToolCard({ tool, isNew, level, index, last = false }: ToolCardProps) {
  const t = useShellText();
  const name = useToolNames()[tool.id] ?? tool.id;
  const summary = useSummary(tool.id);
  const Heading = `h${level}` as const;
  const [over, setOver] = useState(false);
  const drag = index !== undefined && {
    draggable: true,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(dragType, tool.id),
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(dragType)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(dragType)) return;
      event.preventDefault();
      setOver(false);
      moveFavorite(event.dataTransfer.getData(dragType), index);
    },
  };
  return (
    <li className={classNames(styles.card, over && styles.over)} {...drag}>
      <Icon className={styles.tile} name={tool.icon} size={18} />
      <Heading className={styles.name}>
        <a href={hrefOf(`/${tool.id}`)} draggable={false}>
          {name}
        </a>
        {isNew && <span className={styles.new}>{t('new')}</span>}
      </Heading>
      <p {...summarizes(tool.id)}>{summary}</p>
      {index !== undefined && <OrderMenu id={tool.id} name={name} index={index} last={last} />}
      <FavoriteToggle
        id={tool.id}
        name={name}
        variant="quiet"
        className={styles.star}
        onGone={() => focusFavorite(index ?? 0)}
      />
    </li>
  );
});
