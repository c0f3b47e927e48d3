import { lazy, useMemo, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { Translate } from '#core/text.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import { PanelRow } from '#ui/panel/panel.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import hiding from '#ui/visually-hidden.module.css';
import type { Parameter } from '#lib/query-pieces.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { kindOf, offOf, parametersOf, rowOf, useRows, type Row } from './rows.ts';

const PasteJson = lazy(async () => ({ default: (await import('./paste-json.tsx')).PasteJson }));

interface QueryTableProps {
  readonly query: readonly Parameter[];
  /** Those that are switched off. */
  readonly off: readonly Parameter[];
  readonly onEdit: (query: readonly Parameter[], off: readonly Parameter[]) => void;
  readonly onOpen: (url: string) => void;
  /** Further buttons beside “Add parameter”. */
  readonly children: ReactNode;
}

/** What a row can do. */
interface RowActions {
  readonly change: (row: Row, part: Partial<Row>) => void;
  readonly remove: (row: Row) => void;
  readonly move: (row: Row, to: number) => void;
  /** From now on the row follows the pointer. */
  readonly grab: (row: Row) => void;
  readonly onOpen: (url: string) => void;
}

/** Moves the focus from the Delete button of a row, which goes with it, to that of the next row or of the one before. */
function focusBeside(index: number): void {
  const rows = document.activeElement?.closest('[data-index]')?.parentElement;
  const buttonsAt = (at: number) => [...(rows?.querySelectorAll(`[data-index="${at}"] button`) ?? [])];
  const button = buttonsAt(index + 1).at(-1) ?? buttonsAt(index - 1).at(-1);
  if (button instanceof HTMLElement) button.focus();
}

/** The parameters: each can be switched off, changed, moved and deleted; the URL follows at once. */
export function QueryTable({ query, off, onEdit, onOpen, children }: QueryTableProps) {
  const t = useText(text);
  const [rows, setRows] = useRows(query, off);
  const [grabbed, grab] = useState<number>();
  const write = (next: readonly Row[]): void => {
    setRows(next);
    onEdit(parametersOf(next), offOf(next));
  };
  const actions: RowActions = {
    change: (row, part) => write(rows.map((other) => (other.id === row.id ? { ...other, ...part } : other))),
    remove: (row) => {
      focusBeside(rows.indexOf(row));
      write(rows.filter(({ id }) => id !== row.id));
    },
    move: (row, to) => {
      const others = rows.filter(({ id }) => id !== row.id);
      if (to >= 0 && to < rows.length) write([...others.slice(0, to), row, ...others.slice(to)]);
    },
    grab: ({ id }) => grab(id),
    onOpen,
  };
  const drag = (event: PointerEvent): void => {
    if (grabbed === undefined) return;
    if (event.buttons === 0) return grab(undefined);
    const row = rows.find(({ id }) => id === grabbed);
    if (!row) return;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-index]');
    const to = Number(under?.dataset['index'] ?? rows.indexOf(row));
    if (to !== rows.indexOf(row)) actions.move(row, to);
  };
  const counted = useMemo(() => repeatedIn(rows), [rows]);
  return (
    <>
      <div onPointerMove={drag}>
        <Table
          label={t('query')}
          rows={rows}
          rowKey={({ id }) => id}
          empty={t('query.none')}
          columns={columnsOf(t, rows, counted, actions)}
        />
      </div>
      <PanelRow>
        <Button
          variant="line"
          size="small"
          icon="plus"
          onClick={() => write([...rows, rowOf({ key: '', value: '', hasValue: true })])}
        >
          {t('query.add')}
        </Button>
        {children}
      </PanelRow>
      <Disclosure label={t('json')}>
        <DeferredSuspense>
          <PasteJson onPaste={(parameters) => write([...rows, ...parameters.map(rowOf)])} />
        </DeferredSuspense>
      </Disclosure>
    </>
  );
}

/** The number of a row among those of the same key, where there are several. */
function repeatedIn(rows: readonly Row[]): ReadonlyMap<number, number> {
  const groups = new Map<string, number[]>();
  for (const { id, key } of rows) {
    const ids = groups.get(key);
    if (ids) ids.push(id);
    else groups.set(key, [id]);
  }
  const repeated = [...groups.values()].filter((ids) => ids.length > 1);
  return new Map(repeated.flatMap((ids) => ids.map((id, at) => [id, at] as const)));
}

function columnsOf(
  t: Translate<(typeof text)['en']>,
  rows: readonly Row[],
  counted: ReadonlyMap<number, number>,
  actions: RowActions,
): readonly Column<Row>[] {
  return [
    {
      id: 'enabled',
      header: t('query.use'),
      width: 'narrow',
      cell: (row) => <Grip row={row} at={rows.indexOf(row)} {...actions} />,
    },
    {
      id: 'key',
      header: t('query.key'),
      cell: (row) => (
        <div className={styles.key}>
          <InputText
            label={t('query.key')}
            labelHidden
            size="small"
            value={row.key}
            placeholder=""
            onChange={(key) => actions.change(row, { key })}
            monospace
            rawText
          />
          {counted.has(row.id) && <Badge tone="neutral">[{counted.get(row.id)}]</Badge>}
        </div>
      ),
    },
    { id: 'value', header: t('query.value'), width: 'wide', cell: (row) => <ValueCell row={row} {...actions} /> },
  ];
}

/** On or off, and the handle that moves the row: dragged, or with the arrow keys. */
function Grip({ row, at, change, move, grab }: RowActions & { readonly row: Row; readonly at: number }) {
  const t = useText(text);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(row, at + step);
  };
  return (
    <span className={styles.grip}>
      <Button
        variant="quiet"
        size="small"
        icon="grip-vertical"
        label={t('query.move', { key: row.key })}
        className={styles.handle}
        onPointerDown={() => grab(row)}
        onKeyDown={onKeyDown}
      />
      <Checkbox
        label={<span className={hiding.hidden}>{t('query.useKey', { key: row.key })}</span>}
        checked={row.enabled}
        onChange={(enabled) => change(row, { enabled })}
      />
    </span>
  );
}

function ValueCell({ row, change, remove, onOpen }: RowActions & { readonly row: Row }) {
  const t = useText(text);
  const kind = kindOf(row.value);
  return (
    <div className={styles.value}>
      <InputText
        label={t('query.value')}
        labelHidden
        size="small"
        multiline
        autosize
        rows={1}
        value={row.value}
        placeholder={row.hasValue ? '' : t('query.noValue')}
        onChange={(value) => change(row, { value, hasValue: true })}
        monospace
        rawText
      />
      {kind === 'url' && (
        <Button variant="line" size="small" onClick={() => onOpen(row.value)}>
          {t('open.url')}
        </Button>
      )}
      {(kind === 'json' || kind === 'jwt') && (
        <OpenIn
          tool={kind === 'json' ? 'json-prettify' : 'jwt-parser'}
          values={kind === 'json' ? { text: row.value } : { token: row.value }}
        >
          {t(`open.${kind}`)}
        </OpenIn>
      )}
      <Button
        variant="quiet"
        size="small"
        icon="trash-2"
        label={t('query.delete', { key: row.key })}
        onClick={() => remove(row)}
      />
    </div>
  );
}
