import { useMemo } from 'react';
import type { Translate } from '#core/text.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import { words } from '#ui/words.ts';
import { checkAll, type Problem } from '../engine/check.ts';
import { escapeText } from '../engine/escape.ts';
import type { Target } from '../engine/targets.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { longest, type DraftProps } from './draft.ts';
import { names } from './names.ts';

interface Row {
  /** Those that write the text alike, or cannot for the same reason. */
  readonly targets: readonly Target[];
  readonly literal: string | undefined;
  readonly problem: Problem | undefined;
}

function rowsOf(value: string, ascii: boolean): readonly Row[] {
  if (value === '' || value.length > longest) return [];
  const plain = { text: value, quote: 'auto', wrap: true, perLine: false, ascii } as const;
  const rows = new Map<string, Row & { readonly targets: Target[] }>();
  for (const { target, problems } of checkAll(value)) {
    const [problem] = problems;
    const literal = problem ? undefined : escapeText({ ...plain, target });
    const key = JSON.stringify([problem?.reason, problem?.codePoint, literal]);
    const row = rows.get(key) ?? { targets: [], literal, problem };
    row.targets.push(target);
    rows.set(key, row);
  }
  return [...rows.values()];
}

interface AllLanguagesProps extends Pick<DraftProps, 'draft'> {
  readonly value: string;
  readonly stale: boolean;
}

/** One text in all languages, and why not where it cannot be. */
export function AllLanguages({ value, draft, stale }: AllLanguagesProps) {
  const t = useText(text);
  const { ascii } = draft;
  const rows = useMemo(() => rowsOf(value, ascii), [value, ascii]);
  const columns = useMemo(() => columnsOf(t, stale), [t, stale]);
  const empty = value === '' ? t('empty') : t('tooLong', { count: longest });
  return (
    <Panel label={t('all')} className={styles.all}>
      <PanelRow>
        <h2 className={styles.heading}>{t('all')}</h2>
      </PanelRow>
      <div data-stale={stale || undefined}>
        <Table label={t('all')} rows={rows} rowKey={({ targets }) => targets.join()} columns={columns} empty={empty} />
      </div>
    </Panel>
  );
}

function columnsOf(t: Translate<(typeof text)['en']>, stale: boolean): readonly Column<Row>[] {
  return [
    { id: 'target', header: t('column.target'), title: true, cell: namesOf },
    {
      id: 'literal',
      header: t('column.literal'),
      width: 'wide',
      cell: ({ literal, problem }) =>
        problem ? (
          <em className={styles.reason}>{t(`reason.${problem.reason}`, { codePoint: problem.codePoint })}</em>
        ) : (
          <code className={styles.literal}>{literal}</code>
        ),
    },
    {
      id: 'copy',
      action: true,
      header: t('column.copy'),
      width: 'narrow',
      align: 'end',
      cell: (row) => <CopyLiteral row={row} stale={stale} />,
    },
  ];
}

const namesOf = ({ targets }: Row): string => targets.map((target) => names[target]).join(', ');

function CopyLiteral({ row, stale }: { readonly row: Row; readonly stale: boolean }) {
  const ui = useText(words);
  const { literal = '' } = row;
  return (
    <CopyButton
      text={literal}
      label={ui('copyName', { name: namesOf(row) })}
      iconOnly
      disabled={literal === ''}
      stale={stale}
    />
  );
}
