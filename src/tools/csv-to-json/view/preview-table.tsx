import type { ReactNode } from 'react';
import { startOf } from '#core/start-of.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { classNames } from '#ui/class-names.ts';
import type { Column } from '../engine/table.ts';
import { text } from '../text.ts';
import styles from './view.module.css';

export const shownColumns = 60;
export const shownRows = 200;
const shownLength = 200;

interface PreviewTableProps {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  /** The columns that stay text, by name. */
  readonly texts: readonly string[];
  readonly onTexts: (names: string[]) => void;
}

const shorten = (cell: string): string => (cell.length > shownLength ? `${startOf(cell, shownLength)}…` : cell);

/** The first rows as a table that scrolls in both directions, with the type of each column. */
export function PreviewTable({ columns, rows, texts, onTexts }: PreviewTableProps) {
  const t = useText(text);
  const typeOf = ({ name, type }: Column): ReactNode => {
    const isKept = texts.includes(name);
    if (type === 'text' && !isKept) return <Badge>{t('type.text')}</Badge>;
    return (
      <button
        type="button"
        className={styles.type}
        title={t(isKept ? 'type.infer' : 'type.keep')}
        aria-pressed={isKept}
        onClick={() => onTexts(isKept ? texts.filter((other) => other !== name) : [...texts, name])}
      >
        {t(`type.${type}`)}
      </button>
    );
  };
  const shown = columns.slice(0, shownColumns);
  return (
    // A scrolling region has to take the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="region" aria-label={t('preview')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {shown.map((column) => (
              <th key={column.name} scope="col">
                {shorten(column.name)} {typeOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shownRows).map((row, index) => (
            // Rows have nothing but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              {shown.map(({ name, type }, at) => (
                <td
                  key={name}
                  dir="auto"
                  className={classNames((type === 'integer' || type === 'number') && styles.number)}
                >
                  {shorten(row[at] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
