import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Translate } from '#core/text.ts';
import { Chips } from '#ui/chips/chips.tsx';
import { classNames } from '#ui/class-names.ts';
import { useCopy } from '#ui/copy-button/use-copy.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import hiding from '#ui/visually-hidden.module.css';
import { words } from '#ui/words.ts';
import type { Entity } from '../engine/lookup.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';
import { isIn } from './groups.ts';
import { labelOf } from './invisible.ts';

interface Lookup {
  readonly allEntities: () => readonly Entity[];
  readonly lookupEntities: (query: string, limit: number) => readonly Entity[];
}
const most = 2000;

/** All entities, narrowed by a search and by kind; a click on any cell copies it. */
export function EntityTable({ draft, change }: DraftProps) {
  const { query, group } = draft;
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const [engine, setEngine] = useState<Lookup>();
  useEffect(() => void import('../engine/lookup.ts').then((module) => setEngine(module)), []);
  const found = useMemo(
    () => (query === '' ? engine?.allEntities() : engine?.lookupEntities(query, most)),
    [engine, query],
  );
  const rows = useMemo(() => found?.filter(({ char }) => isIn(group, char)), [found, group]);
  return (
    <Panel label={t('table')}>
      <Fields columns={1}>
        <InputText {...field('query')} icon="search" clearable rawText />
      </Fields>
      <PanelRow>
        <Chips {...field('group')} labelHidden className={styles.kinds} />
        <output className={styles.hint}>{rows && t('entities', { count: rows.length })}</output>
      </PanelRow>
      {rows ? (
        <Table label={t('table')} rows={rows} rowKey={({ char }) => char} empty={t('none')} columns={columnsOf(t)} />
      ) : (
        <div className={styles.loading} />
      )}
    </Panel>
  );
}

function columnsOf(t: Translate<(typeof text)['en']>): readonly Column<Entity>[] {
  const whole = (id: 'decimal' | 'hex'): Column<Entity> => ({
    id,
    header: t(id),
    mono: true,
    cell: (entity) => <CopyCell value={entity[id]} />,
  });
  return [
    { id: 'char', header: t('char'), width: 'narrow', cell: ({ char }) => <Glyph char={char} /> },
    { id: 'names', header: t('names'), width: 'wide', mono: true, cell: ({ names }) => <Names names={names} /> },
    {
      id: 'codePoints',
      header: t('codePoints'),
      mono: true,
      cell: ({ codePoints }) => <CopyCell value={codePoints.join(' ')} />,
    },
    whole('decimal'),
    whole('hex'),
  ];
}

function Glyph({ char }: { readonly char: string }) {
  const label = labelOf(char);
  return (
    <CopyCell
      value={char}
      shown={label === undefined ? char : <span className={styles.label}>{label}</span>}
      className={styles.glyph}
    />
  );
}

function Names({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return <>–</>;
  return (
    <span className={styles.names}>
      {names.map((name) => (
        <CopyCell key={name} value={`&${name};`} />
      ))}
    </span>
  );
}

interface CopyCellProps {
  readonly value: string;
  readonly shown?: ReactNode;
  readonly className?: string | undefined;
}

function CopyCell({ value, shown = value, className }: CopyCellProps) {
  const ui = useText(words);
  const { copied, copy } = useCopy();
  return (
    <button
      type="button"
      className={classNames(styles.copy, copied && styles.copied, className)}
      onClick={() => void copy(value)}
    >
      <span className={hiding.hidden}>{ui('copy')} </span>
      {shown}
    </button>
  );
}
