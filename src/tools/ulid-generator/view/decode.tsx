import { BitLayout } from '#ui/bit-layout/bit-layout.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { Results } from '#ui/results/results.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import { parse, parseList, type ListedId } from '../engine.ts';
import type { Description } from '../engine/describe.ts';
import { text } from '../text.ts';
import { fields, type TabProps } from './draft.ts';
import { localTime, relativeTime, useFacts } from './facts.ts';
import { layoutOf } from './layout.ts';

/** More than one line that is not blank? */
const isList = (value: string): boolean => /[\r\n]/.test(value.trim());

export function Decode({ draft, change }: TabProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const errorText = useErrorText(text);
  const facts = useFacts();
  const many = isList(draft.id);
  const one = useOperation(parse, { id: draft.id }, { enabled: !many && draft.id.trim() !== '' });
  const list = useOperation(parseList, { text: draft.id }, { enabled: many });
  return (
    <>
      <Panel busy={list.slow}>
        <Fields columns={1}>
          <InputText
            {...field('id')}
            error={!many && one.error ? errorText(one.error) : undefined}
            placeholder="01ARZ3NDEKTSV4RRFFQ69G5FAV"
            multiline
            rows={1}
            autosize
            monospace
            rawText
            clearable
            autofocus
          />
        </Fields>
      </Panel>
      {many ? (
        list.value && (
          <Panel>
            <List rows={list.value} stale={list.stale} />
          </Panel>
        )
      ) : one.value ? (
        <>
          <Panel>
            <Results rows={facts(one.value)} json={one.value} stale={one.stale} />
          </Panel>
          <Panel>
            <div data-stale={one.stale || undefined}>
              <Bits value={one.value} />
            </div>
          </Panel>
        </>
      ) : (
        <Panel>
          <Empty>{t('id.empty')}</Empty>
        </Panel>
      )}
    </>
  );
}

function Bits({ value }: { readonly value: Description }) {
  const t = useText(text);
  const parts = layoutOf(value).map(([part, bits, tone]) => ({ label: t(`part.${part}`), bits, tone }));
  return (
    <BitLayout
      label={t('layout.label', { count: 4 * value.hex.length })}
      hex={value.hex}
      parts={parts}
      sizeOf={(count) => t('bits', { count })}
    />
  );
}

function List({ rows, stale }: { readonly rows: readonly ListedId[]; readonly stale: boolean }) {
  const t = useText(text);
  const time = (value: Description | null, show: (ms: number) => string): string =>
    value === null || value.unixMs === null ? '–' : show(value.unixMs);
  const columns: readonly Column<ListedId>[] = [
    { id: 'line', header: t('list.line'), cell: ({ line }) => line, width: 'narrow' },
    { id: 'text', header: t('list.text'), cell: ({ text: shown }) => shown, width: 'wide', mono: true },
    {
      id: 'kind',
      header: t('list.kind'),
      cell: ({ value }) => (value ? t(`kind.${value.kind}`) : t('list.invalid')),
      width: 'narrow',
    },
    { id: 'time', header: t('list.time'), cell: ({ value }) => value?.timestamp ?? '–', mono: true },
    {
      id: 'local',
      header: t('list.local'),
      cell: ({ value }) => time(value, (ms) => localTime(ms, t.language, 'short')),
    },
    { id: 'ago', header: t('list.ago'), cell: ({ value }) => time(value, (ms) => relativeTime(ms, t.language)) },
  ];
  return (
    <>
      <div data-stale={stale || undefined}>
        <Table label={t('list.label')} columns={columns} rows={rows} rowKey={({ line }) => line} />
      </div>
      <StatusLine
        stale={stale}
        facts={[t('list.summary', { good: rows.filter(({ value }) => value).length, total: rows.length })]}
      />
    </>
  );
}
