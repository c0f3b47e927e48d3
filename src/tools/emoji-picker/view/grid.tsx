import { useVirtualizer } from '@tanstack/react-virtual';
import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { classNames } from '#ui/class-names.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { codePointsOf } from '../engine/escapes.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { canDraw } from './can-draw.ts';
import type { PickerDraft } from './draft.ts';
import { toned, type Item } from './items.ts';
import { cellSize, headSize, lineOf, linesOf, nextPlace, placeOf, spotAt, type Spot } from './layout.ts';
import type { Section } from './use-emoji.ts';

export interface GridHandle {
  scrollTo(section: Section['id']): void;
}

interface GridProps {
  readonly sections: readonly Section[];
  readonly tone: PickerDraft['tone'];
  readonly onShow: (emoji: string) => void;
  /** `collect` is true for Shift+Enter and a click with Shift. */
  readonly onPick: (item: Item, emoji: string, collect: boolean) => void;
  readonly ref?: Ref<GridHandle>;
}

function useColumns(box: { readonly current: HTMLElement | null }): number {
  const [columns, setColumns] = useState(8);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) =>
      setColumns(Math.max(1, Math.floor((entry?.contentRect.width ?? 0) / cellSize))),
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return columns;
}

/** All emoji in a box that scrolls; only the lines in sight are on the page. One stop for the Tab key. */
export function Grid({ sections, tone, onShow, onPick, ref }: GridProps) {
  const t = useText(text);
  const box = useRef<HTMLDivElement>(null);
  const columns = useColumns(box);
  const lines = useMemo(() => linesOf(sections, columns), [sections, columns]);
  const [wanted, setActive] = useState<Spot>();
  const active = placeOf(lines, wanted);
  const moved = useRef(false);
  const isInside = useRef(false);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => (lines[index]?.kind === 'head' ? headSize : cellSize),
    overscan: 3,
  });
  useEffect(() => virtual.measure(), [virtual, lines]);
  useImperativeHandle(ref, () => ({
    scrollTo: (section) => {
      const index = lines.findIndex((line) => line.kind === 'head' && line.section === section);
      if (index >= 0) virtual.scrollToIndex(index, { align: 'start' });
    },
  }));
  // The cell may be on the page only after it has been scrolled to.
  useEffect(() => {
    if (!moved.current) return;
    const cell = box.current?.querySelector<HTMLElement>(`[data-place="${active}"]`);
    if (!cell) return;
    moved.current = false;
    cell.focus({ preventScroll: true });
  });
  // A cell that comes to another line is made again, and the focus was on the old one.
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [lines]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = nextPlace(lines, active, event.key);
    if (place === undefined) return;
    event.preventDefault();
    moved.current = true;
    setActive(spotAt(lines, place));
    virtual.scrollToIndex(lineOf(lines, place), { align: 'auto' });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus
    <div
      ref={box}
      role="grid"
      aria-label={t('grid.label')}
      aria-rowcount={lines.length}
      aria-colcount={columns}
      className={styles.grid}
      onKeyDown={onKeyDown}
      onFocus={() => (isInside.current = true)}
      onBlur={() => (isInside.current = false)}
    >
      <div
        role="presentation"
        className={styles.lines}
        style={{ '--columns': columns, blockSize: virtual.getTotalSize() } as CSSProperties}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const line = lines[index];
          if (!line) return null;
          const place = { transform: `translateY(${start}px)` };
          if (line.kind === 'head') {
            return (
              <div key={line.section} role="row" aria-rowindex={index + 1} className={styles.head} style={place}>
                <span role="rowheader">{t(`group.${line.section as 'found'}`)}</span>
              </div>
            );
          }
          return (
            <div
              key={`${line.section}-${line.row}`}
              role="row"
              aria-rowindex={index + 1}
              className={styles.line}
              style={place}
            >
              {line.items.map((item, column) => (
                <Cell
                  key={item.emoji}
                  item={item}
                  emoji={toned(item, tone)}
                  place={line.first + column}
                  isActive={line.first + column === active}
                  onShow={onShow}
                  onPick={(emoji, collect) => {
                    setActive({ section: line.section, emoji: item.emoji });
                    onPick(item, emoji, collect);
                  }}
                />
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface CellProps {
  readonly item: Item;
  readonly emoji: string;
  readonly place: number;
  readonly isActive: boolean;
  readonly onShow: (emoji: string) => void;
  readonly onPick: (emoji: string, collect: boolean) => void;
}

function Cell({ item, emoji, place, isActive, onShow, onPick }: CellProps) {
  const t = useText(text);
  const isKnown = canDraw(emoji);
  const name = isKnown ? item.name : `${item.name} (${t('newer')})`;
  const [code = '', ...others] = codePointsOf(emoji);
  return (
    <button
      type="button"
      role="gridcell"
      data-copies
      data-place={place}
      data-code={isKnown || others.length > 0 ? undefined : code.slice('U+'.length)}
      className={classNames(styles.cell, !isKnown && styles.newer)}
      aria-label={name}
      title={name}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => onShow(emoji)}
      onPointerEnter={() => onShow(emoji)}
      onClick={(event: MouseEvent) => onPick(emoji, event.shiftKey)}
    >
      {emoji}
    </button>
  );
}
