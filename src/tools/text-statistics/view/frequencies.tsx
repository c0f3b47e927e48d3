import { formatNumber } from '#core/text.ts';
import { formatCsv } from '#lib/csv.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Meter } from '#ui/meter/meter.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Actions, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { frequencies } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type StatisticsDraft } from './draft.ts';

/** The engine takes any length: nothing is shorter than one, and no word is as long as this. */
const longestWord = 99;

interface FrequenciesProps {
  readonly text: string;
  readonly draft: StatisticsDraft;
  readonly change: (part: Partial<StatisticsDraft>) => void;
}

/** The most frequent words as bars. */
export function Frequencies({ text: source, draft, change }: FrequenciesProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const { minLength } = draft;
  const { value = [], stale } = useOperation(frequencies, { text: source, minLength, locale: t.language });
  const most = value[0]?.count ?? 1;
  return (
    <Panel label={t('frequent')}>
      <PanelRow>
        <h2 className={styles.title}>{t('frequent')}</h2>
        <Actions>
          <CopyButton
            label={t('csv')}
            disabled={value.length === 0}
            stale={stale}
            text={() => formatCsv([['word', 'count'], ...value.map(({ word, count }) => [word, count])])}
          />
        </Actions>
        <NumberField {...field('minLength')} labelPosition="left" size="small" min={1} max={longestWord} />
      </PanelRow>
      {value.length === 0 ? (
        <Empty>{t('frequent.none')}</Empty>
      ) : (
        <ol className={styles.bars} data-stale={stale || undefined}>
          {value.map(({ word, count }) => (
            <li key={word} className={styles.bar}>
              <bdi className={styles.word}>{word}</bdi>
              <Meter className={styles.meter} label={word} value={count} max={most} />
              <span className={styles.count}>{formatNumber(count, t.language)}</span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
