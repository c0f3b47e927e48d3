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
import { fields, nothingKept, type Kept, type TabProps } from './draft.ts';
import { NeverStored } from './never-stored.tsx';
import { WorkPanes } from './work-panes.tsx';

type Row = Finding & { readonly index: number };

interface RedactProps extends TabProps {
  readonly kept: Kept;
  readonly keep: (kept: Kept) => void;
}

interface TickProps {
  readonly numbers: readonly number[];
  readonly onKeep: (numbers: readonly number[]) => void;
  /** The findings are those of another log. */
  readonly isOld: boolean;
}

export function RedactTab({ draft, change, kept, keep }: RedactProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const errorText = useErrorText(text);
  const { log, kinds } = draft;
  const { numbers } = kept.log === log && kept.kinds === kinds ? kept : nothingKept;
  const result = useOperation(redact, { ...draft, text: log, keep: numbers }, { enabled: log !== '' });
  const { value, source } = result;
  const rows: readonly Row[] = (value?.findings ?? []).map((finding, index) => ({ ...finding, index }));
  const isOld = source?.text !== log || String(source.kinds) !== String(kinds);
  const onKeep = (next: readonly number[]): void => keep({ log, kinds, numbers: next });

  return (
    <>
      <Panel busy={result.slow}>
        <WorkPanes
          source={log}
          placeholder={t('log.placeholder')}
          onSource={(typed) => change({ log: typed })}
          result={value?.text ?? ''}
          stale={result.stale}
        >
          {result.error && result.error.details['field'] !== 'replacement' ? (
            <StatusLine tone="error">{errorText(result.error)}</StatusLine>
          ) : (
            <StatusLine
              stale={result.stale || isOld}
              facts={[...(value ? [t('found', { count: rows.length })] : []), <NeverStored key="stored" />]}
            />
          )}
          <StatusLine tone="warning">{t('found.limits')}</StatusLine>
        </WorkPanes>
      </Panel>
      <Panel>
        <Fields columns={1}>
          <MultiChips {...field('kinds')} />
        </Fields>
        {value && (
          <div data-stale={result.stale || isOld || undefined}>
            <Table
              label={t('found.label')}
              columns={columnsOf(t, { numbers, onKeep, isOld })}
              rows={rows}
              rowKey={({ index }) => index}
              empty={t('found.none')}
            />
          </div>
        )}
      </Panel>
    </>
  );
}

function columnsOf(t: Translate<(typeof text)['en']>, props: TickProps): readonly Column<Row>[] {
  return [
    { id: 'mask', header: t('found.mask'), width: 'narrow', cell: (row) => <Tick row={row} {...props} /> },
    { id: 'line', header: t('found.line'), width: 'narrow', cell: ({ line }) => line },
    { id: 'kind', header: t('found.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    { id: 'masked', header: t('found.masked'), width: 'wide', mono: true, cell: ({ masked }) => masked.trim() },
  ];
}

/** Whether this finding is masked. */
function Tick({ row: { index, kind, line }, numbers, onKeep, isOld }: TickProps & { readonly row: Row }) {
  const t = useText(text);
  const others = numbers.filter((kept) => kept !== index);
  return (
    <Checkbox
      label={<span className={hiding.hidden}>{t('found.one', { kind: t(`kinds.${kind}`), line })}</span>}
      checked={!numbers.includes(index)}
      disabled={isOld}
      onChange={(masked) => onKeep(masked ? others : [...others, index])}
    />
  );
}
