import { useRef, type KeyboardEvent } from 'react';
import { useText } from '#ui/hooks/use-text.ts';
import { classes } from '../engine/mode.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

const rows = [
  { name: 'read', weight: 4 },
  { name: 'write', weight: 2 },
  { name: 'execute', weight: 1 },
] as const;
const specials = { owner: 'setuid', group: 'setgid', others: 'sticky' } as const;
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface GridProps {
  readonly mode: number;
  readonly onChange: (mode: number) => void;
}

/** Twelve check boxes; the arrow keys move between them. */
export function Grid({ mode, onChange }: GridProps) {
  const t = useText(text);
  const table = useRef<HTMLTableElement>(null);
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const step = moves[event.key];
    const cell = (event.target as HTMLElement).dataset['cell'];
    if (!step || cell === undefined) return;
    event.preventDefault();
    const [row = 0, column = 0] = cell.split(',').map(Number);
    const next = `${(row + step[0] + 4) % 4},${(column + step[1] + 3) % 3}`;
    table.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  };
  const box = (row: number, column: number, bit: number, name: string, shown?: string) => (
    <td key={column}>
      <label className={styles.cell}>
        <input
          type="checkbox"
          data-cell={`${row},${column}`}
          aria-label={name}
          checked={(mode & bit) !== 0}
          onChange={() => onChange(mode ^ bit)}
          onKeyDown={move}
        />
        {shown && <span>{shown}</span>}
      </label>
    </td>
  );
  return (
    <table ref={table} className={styles.grid} aria-label={t('grid')}>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            {t('permission')}
          </th>
          {classes.map(({ name }) => (
            <th key={name} scope="col">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, weight }, row) => (
          <tr key={name}>
            <th scope="row">
              {t(name)} <small>{weight}</small>
            </th>
            {classes.map((each, column) =>
              box(row, column, weight << each.shift, t('cell', { class: t(each.name), permission: t(name) })),
            )}
          </tr>
        ))}
        <tr>
          <th scope="row">{t('special')}</th>
          {classes.map(({ name, special }, column) => box(3, column, special, t(specials[name]), t(specials[name])))}
        </tr>
      </tbody>
    </table>
  );
}
