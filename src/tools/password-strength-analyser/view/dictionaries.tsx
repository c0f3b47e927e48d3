import { Button } from '#ui/button/button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { TabProps } from './draft.ts';

/** The dictionaries are on their way; `quiet` beside an answer that does not wait for them. */
export function Loading({ quiet = false }: { readonly quiet?: boolean }) {
  const t = useText(text);
  return quiet ? (
    <p className={styles.quiet}>{t('loading.short')}</p>
  ) : (
    <Progress label={t('loading')}>{t('loading.short')}</Progress>
  );
}

/** Says that the dictionaries could not be loaded, and offers to try again. */
export function Dictionaries({ dictionaries: { error, load } }: Pick<TabProps, 'dictionaries'>) {
  const t = useText(text);
  const errorText = useErrorText(text);
  if (!error) return null;
  const again = (
    <Button variant="line" size="small" onClick={load}>
      {t('loading.again')}
    </Button>
  );
  return (
    <StatusLine tone="error" actions={again}>
      {errorText(error)}
    </StatusLine>
  );
}
