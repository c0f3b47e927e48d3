import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface NoneProps {
  readonly query: string;
  /** How many unofficial codes would be found. */
  readonly hidden: number;
  readonly onShow: () => void;
  readonly onClear: () => void;
}

/** Nothing was found: why that may be, and for a number of a class how clients treat it. */
export function None({ query, hidden, onShow, onClear }: NoneProps) {
  const t = useText(text);
  const code = /^[1-5]\d\d$/.test(query.trim()) ? Number(query) : undefined;
  return (
    <Panel>
      <div className={styles.none}>
        <h2>{t('none.title')}</h2>
        {code !== undefined && <p>{t('none.rule', { code, treatedAs: Math.floor(code / 100) * 100 })}</p>}
        {hidden > 0 ? (
          <Button variant="line" size="small" onClick={onShow}>
            {t('includeUnofficial.label')}
          </Button>
        ) : (
          <p className={styles.hint}>{t('none.hint')}</p>
        )}
        {query !== '' && (
          <Button variant="line" size="small" onClick={onClear}>
            {t('none.clear')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
