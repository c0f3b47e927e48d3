import { formatNumber } from '#core/text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Meter } from '#ui/meter/meter.tsx';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { classNames } from '#ui/class-names.ts';
import { limits } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

/** A text far beyond every limit need not be weighed as a whole. */
const weighed = 20_000;

/** How much of the usual limits the text takes. */
export function Limits({ text: source }: { readonly text: string }) {
  const t = useText(text);
  const { value = [], stale } = useOperation(limits, { text: source.slice(0, weighed) });
  const isCut = source.length > weighed;
  return (
    <Panel label={t('limits')}>
      <PanelRow>
        <h2 className={styles.title}>{t('limits')}</h2>
      </PanelRow>
      <ul className={styles.bars} data-stale={stale || undefined}>
        {value.map(({ name, used, limit, alphabet = '' }) => {
          const label = name === 'sms' ? t('limit.sms', { alphabet }) : t(`limit.${name}`);
          const amount = t('limit.of', { used: isCut ? `> ${formatNumber(used, t.language)}` : used, limit });
          return (
            <li key={name} className={styles.bar}>
              <span className={styles.word}>{label}</span>
              <Meter
                className={styles.meter}
                label={label}
                value={used}
                max={limit}
                valueText={amount}
                tone={used > limit ? 'poor' : used > limit * 0.9 ? 'fair' : 'good'}
              />
              <span className={classNames(styles.count, used > limit && styles.over)}>{amount}</span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
