import { useMemo, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import type { CodeEditorHandle } from '#ui/code-editor/code-editor.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { offsetOfLine } from '#ui/line-offset.ts';
import { FoundList, type Exported } from '#ui/many/found-list.tsx';
import { ListInput } from '#ui/many/list-input.tsx';
import type { Column } from '#ui/table/table.tsx';
import { find } from '../engine.ts';
import { text } from '../text.ts';
import list from './many.module.css';
import { Places } from './places.ts';
import { RegistryFault } from './registry-fault.tsx';
import styles from '../view.module.css';

type Found = Awaited<ReturnType<(typeof find)['run']>>[number];
type Row = Found & {
  /** Its position among all rows, and among those of the line. */
  readonly id: number;
  readonly nth: number;
};

function rowsOf(found: readonly Found[]): Row[] {
  let first = 0;
  return found.map((row, id) => {
    if (row.line !== found[first]?.line) first = id;
    return { ...row, id, nth: id - first };
  });
}

interface ManyProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Every address in a pasted text, with its vendor. */
export function Many({ text: source, onChange }: ManyProps) {
  const t = useText(text);
  const isEmpty = source.trim() === '';
  const editor = useRef<CodeEditorHandle>(null);
  const [again, tryAgain] = useState(0);
  const {
    value,
    source: searched,
    error,
    slow,
    stale,
  } = useOperation(find, { text: source }, { enabled: !isEmpty, again });
  const rows = useMemo(() => value && rowsOf(value), [value]);
  const places = useMemo(() => new Places(searched?.text ?? ''), [searched]);
  const exported: Exported<Row> = {
    fileName: 'mac-addresses',
    header: ['line', 'column', 'address', 'vendor', 'country', 'registry'],
    cellsOf: ({ line, nth, normalized, vendor, country, registry }) => [
      line,
      places.at(line, nth).column,
      normalized,
      vendor,
      country,
      registry,
    ],
  };
  const placeOf = ({ line, nth }: Row) => {
    const { column, text: found } = places.at(line, nth);
    const show = (): void => {
      const from = offsetOfLine(source, line, column);
      editor.current?.select(from, from + found.length);
    };
    return (
      <Button className={list.place} variant="plain" size="small" disabled={stale} onClick={show}>
        {`${line}:${column}`}
      </Button>
    );
  };
  return (
    <>
      <ListInput ref={editor} name={t('list.label')} value={source} onChange={onChange} busy={slow} />
      {error && <RegistryFault error={error} onAgain={() => tryAgain(again + 1)} />}
      <FoundList
        label={t('result')}
        status={
          isEmpty ? t('list.empty') : value ? t('list.found', { count: value.length }) : error ? '' : t('loading')
        }
        rows={rows}
        rowKey={({ id }) => id}
        columns={[{ id: 'line', header: t('column.line'), cell: placeOf, width: 'narrow' }, ...columnsOf(t)]}
        empty={t('list.none')}
        {...{ stale, exported }}
        {...(value && { json: value })}
      />
    </>
  );
}

function columnsOf(t: ReturnType<typeof useText<(typeof text)['en']>>): readonly Column<Row>[] {
  return [
    { id: 'address', header: t('column.address'), cell: ({ normalized }) => normalized, mono: true },
    {
      id: 'vendor',
      header: t('column.vendor'),
      cell: ({ vendor, local, multicast, special }) => {
        if (vendor !== null) return <bdi>{vendor}</bdi>;
        const kind = multicast ? 'multicast' : local ? 'local' : 'vendor.unknown';
        return <span className={styles.count}>{special ? t(`special.${special}`) : t(kind)}</span>;
      },
      width: 'wide',
    },
    { id: 'country', header: t('column.country'), cell: ({ country }) => country ?? '–' },
    { id: 'registry', header: t('column.registry'), cell: ({ registry }) => registry ?? '–', width: 'narrow' },
  ];
}
