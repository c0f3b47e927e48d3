import type { Translate } from '#core/text.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { MultiChips } from '#ui/chips/chips.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import hiding from '#ui/visually-hidden.module.css';
import { redact, type Finding } from '../engine.ts';
import { text } from '../text.ts';
import { fields, type TabProps } from './draft.ts';
import { NeverStored } from './never-stored.tsx';
import { WorkPanes } from './work-panes.tsx';

type Row = Finding & { readonly index: number };

export function RedactTab({ draft, change }: TabProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const errorText = useErrorText(text);
  const result = useOperation(redact, { ...draft, text: draft.log }, { enabled: draft.log !== '' });
  const findings = result.value?.findings ?? [];
  const rows: readonly Row[] = findings.map((finding, index) => ({ ...finding, index }));

  return (
    <>
      <Panel busy={result.slow}>
        <WorkPanes
          source={draft.log}
          placeholder={t('log.placeholder')}
          onSource={(log) => change({ log, keep: [] })}
          result={result.value?.text ?? ''}
          stale={result.stale}
        >
          {result.error && result.error.details['field'] !== 'replacement' ? (
            <StatusLine tone="error">{errorText(result.error)}</StatusLine>
          ) : (
            <StatusLine facts={[t('found', { count: findings.length }), <NeverStored key="stored" />]} />
          )}
          <StatusLine tone="warning">{t('found.limits')}</StatusLine>
        </WorkPanes>
      </Panel>
      <Panel>
        <Fields columns={1}>
          <MultiChips {...field('kinds')} onChange={(chosen) => change({ kinds: chosen, keep: [] })} />
        </Fields>
        <Table
          label={t('found.label')}
          columns={columnsOf(t, { draft, change })}
          rows={rows}
          rowKey={({ index }) => index}
          empty={t('found.none')}
        />
      </Panel>
    </>
  );
}

function columnsOf(t: Translate<(typeof text)['en']>, props: TabProps): readonly Column<Row>[] {
  return [
    { id: 'mask', header: t('found.mask'), width: 'narrow', cell: (row) => <Tick row={row} {...props} /> },
    { id: 'line', header: t('found.line'), width: 'narrow', cell: ({ line }) => line },
    { id: 'kind', header: t('found.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    { id: 'masked', header: t('found.masked'), width: 'wide', mono: true, cell: ({ masked }) => masked.trim() },
  ];
}

/** Whether this finding is masked. */
function Tick({ row: { index, kind, line }, draft, change }: TabProps & { readonly row: Row }) {
  const t = useText(text);
  const others = draft.keep.filter((kept) => kept !== index);
  return (
    <Checkbox
      label={<span className={hiding.hidden}>{t('found.one', { kind: t(`kinds.${kind}`), line })}</span>}
      checked={!draft.keep.includes(index)}
      onChange={(masked) => change({ keep: masked ? others : [...others, index] })}
    />
  );
}
