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
import { parse, parseList, type ListedUuid } from '../engine.ts';
import { text } from '../text.ts';
import { fields, type TabProps } from './draft.ts';
import { kindName, useFacts } from './facts.ts';
import { Layout } from './layout.tsx';

/** More than one line that is not blank? */
const isList = (value: string): boolean => /[\r\n]/.test(value.trim());

export function Decode({ draft, change }: TabProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const errorText = useErrorText(text);
  const facts = useFacts();
  const many = isList(draft.uuid);
  const one = useOperation(parse, draft, { enabled: !many && draft.uuid.trim() !== '' });
  const list = useOperation(parseList, { text: draft.uuid }, { enabled: many });
  return (
    <>
      <Panel busy={list.slow}>
        <Fields columns={1}>
          <InputText
            {...field('uuid')}
            error={!many && one.error ? errorText(one.error) : undefined}
            placeholder="017f22e2-79b0-7cc3-98c4-dc0c0c07398f"
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
            <div data-stale={one.stale || undefined}>
              <Layout value={one.value} />
            </div>
          </Panel>
          <Panel>
            <Results rows={facts(one.value)} json={one.value} stale={one.stale} />
          </Panel>
        </>
      ) : (
        <Panel>
          <Empty>{t('uuid.empty')}</Empty>
        </Panel>
      )}
    </>
  );
}

function List({ rows, stale }: { readonly rows: readonly ListedUuid[]; readonly stale: boolean }) {
  const t = useText(text);
  const columns: readonly Column<ListedUuid>[] = [
    { id: 'line', header: t('list.line'), cell: ({ line }) => line, width: 'narrow' },
    {
      id: 'text',
      header: t('list.text'),
      cell: ({ text: shown, value }) => value?.uuid ?? shown,
      width: 'wide',
      mono: true,
    },
    { id: 'kind', header: t('list.kind'), cell: ({ value }) => (value ? kindName(t, value) : t('list.invalid')) },
    { id: 'time', header: t('list.time'), cell: ({ value }) => value?.timestamp ?? '–', mono: true },
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
