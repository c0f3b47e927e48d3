import { useId, useRef, type KeyboardEvent } from 'react';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { choiceOf, moved, orderOf } from './column-order.ts';
import type { DraftProps } from './draft.ts';

const shown = 60;

interface ColumnChipsProps extends DraftProps {
  readonly all: readonly string[];
  readonly stale: boolean;
}

/** The columns of the table: a click takes one out or in, dragging or Alt with an arrow key moves it. */
export function ColumnChips({ all, stale, draft, change }: ColumnChipsProps) {
  const t = useText(text);
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const dragged = useRef<string>(undefined);
  const order = orderOf(all, draft.columns);
  const inTable = draft.columns.length === 0 ? order : order.filter((column) => draft.columns.includes(column));

  const choose = (wanted: readonly string[]): void => change({ columns: choiceOf(all, wanted) });
  const toggle = (column: string): void => {
    const wanted = inTable.includes(column) ? inTable.filter((other) => other !== column) : [...inTable, column];
    if (wanted.length > 0) choose(wanted);
  };
  const move = (column: string, target: string | undefined): void => {
    if (target !== undefined && target !== column) choose(moved(inTable, column, target));
  };
  const press = (event: KeyboardEvent, column: string): void => {
    if (!event.altKey || !(event.key === 'ArrowLeft' || event.key === 'ArrowRight')) return;
    event.preventDefault();
    const at = inTable.indexOf(column);
    if (at >= 0) move(column, inTable[at + (event.key === 'ArrowLeft' ? -1 : 1)]);
    requestAnimationFrame(() =>
      row.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(column)}"]`)?.focus(),
    );
  };
  return (
    <div
      ref={row}
      role="group"
      aria-labelledby={id}
      title={t('columns.help')}
      className={styles.columns}
      data-stale={stale || undefined}
    >
      <span id={id} className={styles.label}>
        {t('columns')}
      </span>
      {order.slice(0, shown).map((column) => (
        <button
          key={column}
          type="button"
          data-column={column}
          draggable
          className={styles.column}
          aria-pressed={inTable.includes(column)}
          onClick={() => toggle(column)}
          onKeyDown={(event) => press(event, column)}
          onDragStart={(event) => {
            dragged.current = column;
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', column);
          }}
          onDragOver={(event) => {
            if (dragged.current !== undefined) event.preventDefault();
          }}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged.current !== undefined) move(dragged.current, column);
            dragged.current = undefined;
          }}
        >
          {column === '' ? '∅' : column}
        </button>
      ))}
      {order.length > shown && <span className={styles.more}>{t('moreColumns', { count: order.length - shown })}</span>}
    </div>
  );
}
