import { useState } from 'react';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Big, PanelRow } from '#ui/panel/panel.tsx';
import type { Row } from '../engine/lines.ts';
import { partsOf, type Part } from '../engine/numerals.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface AnswerProps {
  readonly row: Row;
  readonly stale: boolean;
}

/** The other form in large type, and its sum below; the last good one stays, dimmed, while the input is wrong. */
export function Answer({ row, stale }: AnswerProps) {
  const t = useText(text);
  const [good, keep] = useState<Row>();
  if (row.error === null && row !== good) keep(row);
  const { number, roman, from } = good ?? row;
  if (number === null || roman === null) return null;
  const answer = from === 'number' ? roman : String(number);
  const isOld = stale || row.error !== null;
  return (
    <>
      <div className={styles.answer} data-stale={isOld || undefined}>
        <Big className={styles.big}>{answer}</Big>
        <CopyButton text={answer} stale={isOld} variant="primary" size="medium" />
      </div>
      <PanelRow>
        <ol className={styles.parts} aria-label={t('parts')} data-stale={isOld || undefined}>
          {groups(partsOf(number)).map(({ symbol, value }) => (
            <li key={symbol} className={styles.part}>
              <b>{roman === roman.toLowerCase() ? symbol.toLowerCase() : symbol}</b>
              <span>{value.toLocaleString(t.language)}</span>
            </li>
          ))}
        </ol>
      </PanelRow>
    </>
  );
}

/** M, M, X, X, IV becomes MM, XX, IV. */
function groups(parts: readonly Part[]): Part[] {
  const grouped: Part[] = [];
  let before = 0;
  for (const { symbol, value } of parts) {
    const last = grouped.at(-1);
    if (last && value === before)
      grouped[grouped.length - 1] = { symbol: last.symbol + symbol, value: last.value + value };
    else grouped.push({ symbol, value });
    before = value;
  }
  return grouped;
}
