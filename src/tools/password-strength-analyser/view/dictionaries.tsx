import { Button } from '#ui/button/button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { text } from '../text.ts';
import type { TabProps } from './draft.ts';

/** That the dictionaries are on their way, or that they cannot be had. */
export function Dictionaries({ dictionaries: { loading, error, load } }: Pick<TabProps, 'dictionaries'>) {
  const t = useText(text);
  const errorText = useErrorText(text);
  if (loading) return <Progress label={t('loading')}>{t('loading.short')}</Progress>;
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
