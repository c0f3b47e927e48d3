import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import type { Entry } from '../engine/entries.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { undefinedCode } from './sections.ts';

interface NoneProps {
  readonly query: string;
  /** What would be found in all classes, unofficial codes among them. */
  readonly matching: readonly Entry[];
  /** How many unofficial codes would be found. */
  readonly hidden: number;
  readonly onShow: () => void;
  readonly onAllClasses: () => void;
  readonly onClear: () => void;
}

/** Nothing was found: why that may be, and for a number of a class how clients treat it. */
export function None({ query, matching, hidden, onShow, onAllClasses, onClear }: NoneProps) {
  const t = useText(text);
  const code = undefinedCode(query, matching);
  const isElsewhere = hidden === 0 && matching.length > 0;
  return (
    <Panel>
      <div className={styles.none}>
        <h2>{t(isElsewhere ? 'none.elsewhere' : 'none.title')}</h2>
        {code !== undefined && <p>{t('none.rule', { code, treatedAs: Math.floor(code / 100) * 100 })}</p>}
        {hidden > 0 ? (
          <Button variant="line" size="small" onClick={onShow}>
            {t('includeUnofficial.label')}
          </Button>
        ) : isElsewhere ? (
          <Button variant="line" size="small" onClick={onAllClasses}>
            {t('none.allClasses')}
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
