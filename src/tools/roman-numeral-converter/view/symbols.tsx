import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { overline } from '../engine/numerals.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

const letters = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
const symbols = [1, 1000].flatMap((times) =>
  Object.entries(letters).flatMap(([letter, value]) =>
    // 1000 is M already.
    times > 1 && value === 1 ? [] : [{ symbol: times > 1 ? letter + overline : letter, value: value * times }],
  ),
);

/** The thirteen symbols and what they count. */
export function Symbols() {
  const t = useText(text);
  return (
    <Panel label={t('symbols')}>
      <PanelRow>
        <PanelTitle>{t('symbols')}</PanelTitle>
        <p className={styles.hint}>{t('symbols.hint')}</p>
      </PanelRow>
      <dl className={styles.symbols}>
        {symbols.map(({ symbol, value }) => (
          <div key={symbol}>
            <dt>{symbol}</dt>
            <dd>{value.toLocaleString(t.language)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
