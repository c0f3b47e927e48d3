import { ActionChips } from '#ui/chips/chips.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { Select } from '#ui/select/select.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { exclude } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Bar } from './bar.tsx';
import { groupDigits } from './digits.ts';
import { fields, type DraftProps } from './draft.ts';
import { ResultList, useNotation } from './result-list.tsx';
import { useLists } from './use-lists.tsx';

const rfc1918 = '10.0.0.0/8\n172.16.0.0/12\n192.168.0.0/16\n';
const samples = {
  rfc1918: { networks: '0.0.0.0/0\n', remove: rfc1918 },
  wireguard: { networks: '0.0.0.0/0\n::/0\n', remove: `${rfc1918}fc00::/7\nfe80::/10\n` },
};

/** Networks without other networks. */
export function Exclude({ draft, change }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const lists = useLists({ draft, change }, 'remove');
  const isEmpty = draft.networks.trim() === '' || draft.remove.trim() === '';
  const { value, error, stale, slow, progress, cancel } = useOperation(exclude, draft, { enabled: !isEmpty });
  const left = isEmpty ? undefined : value;
  const listed = useNotation(left?.cidrs, draft.as, stale);
  return (
    <Panel busy={slow}>
      <OptionRow>
        <ActionChips
          label={t('exclude.samples')}
          labelPosition="left"
          actions={(['rfc1918', 'wireguard'] as const).map((name) => ({
            label: t(`sample.${name}`),
            onSelect: () => change(samples[name]),
          }))}
        />
        <Select {...field('as')} labelPosition="left" size="small" />
      </OptionRow>
      <Panes short>
        {lists.pane('networks')}
        {lists.pane('remove')}
      </Panes>
      <div className={styles.left}>
        <ResultList name={t('left')} cidrs={left?.cidrs ?? []} isAllowed listed={listed} />
      </div>
      {left && <Bar cidrs={left.cidrs} stale={listed.stale} />}
      {lists.notice}
      {slow ? (
        <Progress label={t('working')} done={progress?.done} total={progress?.total} onCancel={cancel} />
      ) : error && error.code !== 'empty-input' ? (
        lists.faultOf(error)
      ) : left ? (
        listed.fault || (
          <StatusLine
            stale={listed.stale}
            facts={
              left.cidrs.length === 0
                ? [t('left.none')]
                : [
                    t('networks.count', { count: left.cidrs.length }),
                    t('addresses', { count: Number(left.addresses), shown: groupDigits(left.addresses, t.language) }),
                  ]
            }
          />
        )
      ) : (
        <StatusLine>{t('exclude.hint')}</StatusLine>
      )}
    </Panel>
  );
}
