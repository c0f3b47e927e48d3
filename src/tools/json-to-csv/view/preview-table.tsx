import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

const shownColumns = 60;
const shownLength = 200;

interface PreviewTableProps {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const shorten = (cell: string): string => (cell.length > shownLength ? `${cell.slice(0, shownLength)}…` : cell);

/** The first rows as a table that scrolls in both directions. */
export function PreviewTable({ header, rows }: PreviewTableProps) {
  const t = useText(text);
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
                <th key={index} scope="col">
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
                <td key={column} dir="auto">
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
