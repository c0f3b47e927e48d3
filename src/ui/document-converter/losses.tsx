import { classNames } from '../class-names.ts';
import fading from '../fade-below.module.css';
import { useText } from '../hooks/use-text.ts';
import styles from './document-converter.module.css';
import type { ConverterText, Loss } from './model.ts';

/** More are counted, not listed. */
const shown = 100;

interface LossesProps {
  readonly text: ConverterText;
  readonly losses: readonly Loss[];
  /** They are of an older text. */
  readonly stale: boolean;
  readonly onGoTo: (path: string) => void;
}

/** Lists the losses with their places; a click leads to the place in the input. */
export function Losses({ text, losses, stale, onGoTo }: LossesProps) {
  const t = useText(text);
  return (
    <div className={styles.losses} data-stale={stale || undefined}>
      <ul aria-label={t('losses')} className={classNames(styles.list, fading.fades)}>
        {losses.slice(0, shown).map(({ code, path }, index) => (
          // A key that occurs three times is reported twice at one place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {path === '' ? (
              <span className={styles.loss}>{t(`lost.${code}`)}</span>
            ) : (
              <button type="button" className={styles.loss} disabled={stale} onClick={() => onGoTo(path)}>
                {t(`lost.${code}`)} <code className={styles.path}>{path}</code>
              </button>
            )}
          </li>
        ))}
      </ul>
      {losses.length > shown && <p className={styles.more}>{t('firstLosses', { count: shown })}</p>}
    </div>
  );
}
