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
import type { DraftProps } from './draft.ts';
import { names } from './names.ts';

const longest = 5000;

interface Row {
  readonly target: Target;
  readonly literal: string | undefined;
  readonly problem: Problem | undefined;
}

function rowsOf(value: string, ascii: boolean): readonly Row[] {
  if (value === '' || value.length > longest) return [];
  const plain = { text: value, quote: 'auto', wrap: true, perLine: false, ascii } as const;
  return checkAll(value).map(({ target, problems: [problem] }) => ({
    target,
    problem,
    literal: problem ? undefined : escapeText({ ...plain, target }),
  }));
}

/** One text in all languages, and why not where it cannot be. */
export function AllLanguages({ value, draft }: Pick<DraftProps, 'draft'> & { readonly value: string }) {
  const t = useText(text);
  const { ascii } = draft;
  const rows = useMemo(() => rowsOf(value, ascii), [value, ascii]);
  const columns = useMemo(() => columnsOf(t), [t]);
  const empty = value === '' ? t('empty') : t('tooLong', { count: longest });
  return (
    <Panel label={t('all')}>
      <PanelRow>
        <h2 className={styles.heading}>{t('all')}</h2>
      </PanelRow>
      <Table label={t('all')} rows={rows} rowKey={({ target }) => target} columns={columns} empty={empty} />
    </Panel>
  );
}

function columnsOf(t: Translate<(typeof text)['en']>): readonly Column<Row>[] {
  return [
    { id: 'target', header: t('column.target'), width: 'narrow', cell: ({ target }) => names[target] },
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
      cell: (row) => <CopyLiteral row={row} />,
    },
  ];
}

function CopyLiteral({ row: { target, literal = '' } }: { readonly row: Row }) {
  const ui = useText(words);
  return (
    <CopyButton text={literal} label={ui('copyName', { name: names[target] })} iconOnly disabled={literal === ''} />
  );
}
