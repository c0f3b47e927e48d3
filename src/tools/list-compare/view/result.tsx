import { useId } from 'react';
import { startOf } from '#core/start-of.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Button } from '#ui/button/button.tsx';
import { useRefused } from '#ui/hooks/refused.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { ResultPane } from '#ui/result-pane/result-pane.tsx';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { TabList, TabPanel } from '#ui/tabs/tabs.tsx';
import type { Comparison } from '../engine/compare.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, nameOf, shownOf, type DraftProps, type Shown } from './draft.ts';
import { Matrix } from './matrix.tsx';
import { itemsOf, listsOf, regionItems } from './results.ts';
import { Venn } from './venn.tsx';

/** As many characters of a list's name as a tab has room for on a phone. */
const longestName = 12;

interface ResultProps extends DraftProps {
  readonly value: Comparison;
  readonly stale: boolean;
}

/** What was found, by tabs, with the circles beside it. */
export function Result({ draft, change, value, stale: isOfOlder }: ResultProps) {
  const t = useText(text);
  const id = useId();
  const field = useFields(fields, text, draft, change);
  const isRefused = useRefused({ atLeast: fields.atLeast });
  const stale = isOfOlder || isRefused;
  const shown = shownOf(draft);
  const count = value.lists.length;
  const all = 2 ** count - 1;
  const labelOf = (mask: number): string => {
    const { length } = regionItems(value, mask);
    const names = listsOf(mask)
      .map((at) => startOf(nameOf(draft, at), longestName))
      .join(', ');
    if (mask === all) return t(count === 2 ? 'result.both' : 'result.inAll', { count: length });
    return t('result.only', { names, count: length });
  };
  const masks = [all, ...value.lists.map((_, at) => 1 << at)];
  const picked = Number(shown.slice('region-'.length)) || all;
  if (!masks.includes(picked)) masks.push(picked);
  const atLeast = itemsOf(value, 'at-least', draft.atLeast).length;
  const tabs: { readonly id: Shown; readonly label: string }[] = [
    ...masks.map((mask) => ({ id: `region-${mask}` as const, label: labelOf(mask) })),
    ...(count > 2
      ? [{ id: 'at-least' as const, label: t('result.atLeast', { lists: draft.atLeast, count: atLeast }) }]
      : []),
    { id: 'all', label: t('result.all', { count: value.union.length }) },
    { id: 'table', label: t('result.table') },
  ];
  const items = itemsOf(value, shown, draft.atLeast).join('\n');
  return (
    <>
      <div className={styles.tabs}>
        <TabList
          id={id}
          label={t('result.tabs')}
          tabs={tabs}
          value={shown}
          onChange={(chosen) => change({ shown: chosen })}
        />
      </div>
      <TabPanel id={id} value={shown} className={styles.result}>
        {shown === 'table' ? (
          <Matrix {...{ draft, value, stale }} />
        ) : (
          <ResultPane
            name={t('result.label')}
            value={items}
            stale={stale}
            file={{ name: 'list.txt', type: 'text/plain;charset=utf-8' }}
            actions={
              <>
                {shown === 'at-least' && <NumberField {...field('atLeast')} labelPosition="left" size="small" />}
                <Button
                  variant="quiet"
                  size="small"
                  icon="corner-left-up"
                  disabled={items === ''}
                  stale={stale}
                  data-takes-answer=""
                  onClick={() => change({ lists: draft.lists.with(0, items) })}
                >
                  {t('result.use')}
                </Button>
              </>
            }
          >
            <CodeEditor
              label={t('result.label')}
              size="small"
              readOnly
              value={items}
              placeholder={t(shown === `region-${all}` ? 'result.nothingShared' : 'result.empty')}
            />
          </ResultPane>
        )}
        <Venn {...{ draft, change, value }} />
      </TabPanel>
    </>
  );
}
