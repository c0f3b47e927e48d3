import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface RowsProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly onChange: (items: T[]) => void;
  readonly empty: T;
  readonly children: (item: T, change: (item: T) => void, at: number) => ReactNode;
}

/** A list whose rows are added, removed and moved. */
export function Rows<T>({ label, items, onChange, empty, children }: RowsProps<T>) {
  const t = useText(text);
  const move = (from: number, to: number): void => {
    const moved = [...items];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onChange(moved);
  };
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>{label}</legend>
      {items.map((item, at) => (
        // A row is its place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={styles.item}>
          <div className={styles.itemFields}>{children(item, (changed) => onChange(items.with(at, changed)), at)}</div>
          <div className={styles.itemButtons}>
            <Button
              variant="quiet"
              size="small"
              icon="arrow-up"
              label={t('row.up', { name: label, place: at + 1 })}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            />
            <Button
              variant="quiet"
              size="small"
              icon="arrow-down"
              label={t('row.down', { name: label, place: at + 1 })}
              disabled={at === items.length - 1}
              onClick={() => move(at, at + 1)}
            />
            <Button
              variant="quiet"
              size="small"
              icon="trash-2"
              label={t('row.remove', { name: label, place: at + 1 })}
              onClick={() => onChange(items.filter((_, index) => index !== at))}
            />
          </div>
        </div>
      ))}
      <Button
        className={styles.add}
        variant="line"
        size="small"
        icon="plus"
        onClick={() => onChange([...items, empty])}
      >
        {t('row.add', { name: label })}
      </Button>
    </fieldset>
  );
}
