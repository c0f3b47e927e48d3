import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Big, PanelRow } from '#ui/panel/panel.tsx';
import type { Row } from '../engine/lines.ts';
import { partsOf, type Part } from '../engine/numerals.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface AnswerProps {
  readonly row: Row | undefined;
  readonly stale: boolean;
  /** The standard form of what was typed in another one. */
  readonly meant: string | undefined;
  readonly onMeant: (canonical: string) => void;
}

/** The other form in large type, and its sum below. */
export function Answer({ row, stale, meant, onMeant }: AnswerProps) {
  const t = useText(text);
  const remedy = meant !== undefined && (
    <Button variant="line" onClick={() => onMeant(meant)}>
      {t('meant', { canonical: meant })}
    </Button>
  );
  const { number = null, roman = null, from } = row ?? {};
  if (number === null || roman === null) return remedy && <PanelRow>{remedy}</PanelRow>;
  const answer = from === 'number' ? roman : String(number);
  return (
    <>
      <div className={styles.answer}>
        <div className={styles.big} data-stale={stale || undefined}>
          <Big>{answer}</Big>
        </div>
        {remedy || <CopyButton text={answer} stale={stale} variant="primary" size="medium" />}
      </div>
      <PanelRow>
        <ol className={styles.parts} aria-label={t('parts')} data-stale={stale || undefined}>
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
