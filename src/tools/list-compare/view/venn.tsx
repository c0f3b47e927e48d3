import { classNames } from '#ui/class-names.ts';
import { useText } from '#ui/hooks/use-text.ts';
import type { Comparison } from '../engine/compare.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { nameOf, shownOf, type DraftProps } from './draft.ts';
import { listsOf, regionItems } from './results.ts';

/** The middles of the circles and of the regions by their lists, in percent of the picture. */
const pictures = {
  2: {
    circles: [
      [36, 50],
      [64, 50],
    ],
    radius: 27,
    regions: { 1: [22, 50], 2: [78, 50], 3: [50, 50] },
  },
  3: {
    circles: [
      [38, 36],
      [62, 36],
      [50, 64],
    ],
    radius: 24,
    regions: { 1: [26, 28], 2: [74, 28], 4: [50, 78], 3: [50, 26], 5: [33, 56], 6: [67, 56], 7: [50, 45] },
  },
} as const;

/** Two or three lists as circles, whose regions show their items. */
export function Venn({ draft, change, value }: DraftProps & { readonly value: Comparison }) {
  const t = useText(text);
  const count = value.lists.length;
  if (count !== 2 && count !== 3) return null;
  const { circles, radius, regions } = pictures[count];
  const current = shownOf(draft);
  return (
    <div className={classNames(styles.venn, count === 2 && styles.two)} role="group" aria-label={t('venn')}>
      <svg viewBox={count === 2 ? '0 20 100 60' : '0 0 100 100'} className={styles.circles} aria-hidden>
        {circles.map(([x, y]) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r={radius} />
        ))}
      </svg>
      {Object.entries(regions).map(([mask, [x, y]]) => {
        const places = listsOf(Number(mask));
        const { length } = regionItems(value, Number(mask));
        const names = places.map((at) => nameOf(draft, at)).join(', ');
        const shown = `region-${Number(mask)}` as const;
        return (
          <button
            key={mask}
            type="button"
            className={styles.region}
            style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
            aria-pressed={current === shown}
            title={
              places.length === count ? t('region.all', { count: length }) : t('region.only', { names, count: length })
            }
            onClick={() => change({ shown })}
          >
            {length}
            {places.length === 1 && <small>{names}</small>}
          </button>
        );
      })}
    </div>
  );
}
