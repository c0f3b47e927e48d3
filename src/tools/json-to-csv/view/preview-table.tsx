import { startOf } from '#core/start-of.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

export const shownColumns = 60;
const shownLength = 200;

interface PreviewTableProps {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const shorten = (cell: string): string => (cell.length > shownLength ? `${startOf(cell, shownLength)}…` : cell);

/** Whether all cells that are not empty are numbers, and there is one. */
function isNumeric(rows: readonly (readonly string[])[], column: number): boolean {
  const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  return cells.length > 0 && cells.every((cell) => /^-?\d[\d.]*(?:e[+-]?\d+)?$/i.test(cell));
}

/** The first rows as a table that scrolls in both directions. */
export function PreviewTable({ header, rows }: PreviewTableProps) {
  const t = useText(text);
  const numeric = (rows[0] ?? []).slice(0, shownColumns).map((_, column) => isNumeric(rows, column) || undefined);
  return (
    // A scrolling region has to take the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="region" aria-label={t('preview')} tabIndex={0}>
      <table className={styles.table}>
        {header.length > 0 && (
          <thead>
            <tr>
              {header.slice(0, shownColumns).map((label, index) => (
                // Columns may have any text, the same twice too.
                // oxlint-disable-next-line react/no-array-index-key
                <th key={index} scope="col" data-number={numeric[index]}>
                  {shorten(label)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              {row.slice(0, shownColumns).map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={column} dir="auto" data-number={numeric[column]}>
                  {shorten(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
