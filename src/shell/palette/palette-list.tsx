import type { MouseEvent, ReactNode } from 'react';
import { hrefOf } from '#ui/base-path.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './palette.module.css';
import type { Row, RowGroup } from './use-results.ts';

interface OptionProps {
  readonly row: Row;
  readonly id: string;
  readonly active: boolean;
  readonly onActivate: () => void;
  readonly onChoose: (event: MouseEvent) => void;
}

/** The focus stays in the search field, which has the keys; a row is a link where it opens a page. */
function Option({
  row: { icon, name, description, category, path, isData },
  id,
  active,
  onActivate,
  onChoose,
}: OptionProps) {
  const content: ReactNode = (
    <>
      <Icon name={icon} size={18} />
      <span className={styles.texts}>
        <span className={classNames(styles.name, isData && styles.data)}>{name}</span>
        {description && (
          <span className={styles.description} title={description}>
            {description}
          </span>
        )}
      </span>
      {category && <span className={styles.category}>{category}</span>}
    </>
  );
  const shared = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': active,
    className: classNames(styles.row, active && styles.active),
    // Not when the list moves under a pointer that rests.
    onMouseMove: active ? undefined : onActivate,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: onChoose,
  };
  return path === undefined ? (
    <div {...shared}>{content}</div>
  ) : (
    <a {...shared} href={hrefOf(path)}>
      {content}
    </a>
  );
}

interface PaletteListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly RowGroup[];
  readonly active: Row | undefined;
  readonly onActivate: (row: Row) => void;
  readonly onChoose: (row: Row, event: MouseEvent) => void;
}

/** The id of a row's element, for `aria-activedescendant`. */
export function optionId(listId: string, row: Row): string {
  return `${listId}-${row.id}`;
}

export function PaletteList({ id, label, groups, active, onActivate, onChoose }: PaletteListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select has no rows with icons
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map((group) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the only group a listbox may have
        <div key={group.id} role="group" aria-labelledby={`${id}-in-${group.id}`}>
          <div id={`${id}-in-${group.id}`} role="presentation" className={styles.heading}>
            {group.name}
          </div>
          {group.rows.map((row) => (
            <Option
              key={row.id}
              row={row}
              id={optionId(id, row)}
              active={row === active}
              onActivate={() => onActivate(row)}
              onChoose={(event) => onChoose(row, event)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
