import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { Select } from '#ui/select/select.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { merge } from '../engine.ts';
import { text } from '../text.ts';
import { Bar } from './bar.tsx';
import { groupDigits } from './digits.ts';
import { fields, type DraftProps } from './draft.ts';
import { Overlaps } from './overlaps.tsx';
import { ResultList, useNotation } from './result-list.tsx';
import { useLists } from './use-lists.tsx';

/** The fewest networks for a list, and which of its entries overlap. */
export function Merge({ draft, change }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const lists = useLists({ draft, change });
  const isEmpty = draft.networks.trim() === '';
  const { value, error, stale, slow, progress, cancel } = useOperation(merge, draft, { enabled: !isEmpty });
  const merged = isEmpty ? undefined : value;
  const listed = useNotation(merged?.cidrs, draft.as, stale);
  return (
    <>
      <Panel busy={slow}>
        <OptionRow>
          <NumberField {...field('loss')} labelPosition="left" size="small" unit={t('loss.unit')} />
          <Select {...field('as')} labelPosition="left" size="small" />
        </OptionRow>
        <Panes>
          {lists.pane('networks')}
          <ResultList name={t('merged')} cidrs={merged?.cidrs ?? []} listed={listed} />
        </Panes>
        {merged && <Bar cidrs={merged.cidrs} stale={listed.stale} />}
        {lists.notice}
        {slow ? (
          <Progress label={t('working')} done={progress?.done} total={progress?.total} onCancel={cancel} />
        ) : error && error.code !== 'empty-input' ? (
          lists.faultOf(error)
        ) : merged ? (
          listed.fault || (
            <StatusLine
              tone={merged.added === '0' ? 'neutral' : 'warning'}
              stale={listed.stale}
              facts={[
                t('merge.done', { before: merged.before, count: merged.after }),
                t('addresses', { count: Number(merged.addresses), shown: groupDigits(merged.addresses, t.language) }),
              ]}
            >
              {merged.added !== '0' &&
                t('merge.added', { count: Number(merged.added), shown: groupDigits(merged.added, t.language) })}
            </StatusLine>
          )
        ) : (
          <StatusLine>{t('networks.hint')}</StatusLine>
        )}
      </Panel>
      {merged && !error && <Overlaps networks={draft.networks} />}
    </>
  );
}
