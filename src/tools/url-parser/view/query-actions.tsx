import { useMemo } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { cleanUrl, reportCleaning, type CleanReport } from '../engine/clean.ts';
import { text } from '../text.ts';
import { asIs } from './as-is.ts';

interface QueryActionsProps {
  readonly href: string;
  readonly disabled: boolean;
  readonly onUrl: (url: string) => void;
  readonly onClean: (report: CleanReport) => void;
}

/** What is done to the whole query; a button that would change nothing is off. */
export function QueryActions({ href, disabled, onUrl, onClean }: QueryActionsProps) {
  const t = useText(text);
  const [report, sorted] = useMemo(
    () => [
      reportCleaning({ ...asIs, url: href, removeTracking: true }),
      cleanUrl({ ...asIs, url: href, sortParams: true }),
    ],
    [href],
  );
  const clean = (): void => {
    onClean(report);
    onUrl(report.url);
  };
  return (
    <>
      <Button variant="line" size="small" disabled={disabled || report.url === href} onClick={clean}>
        {t('clean')}
      </Button>
      <Button variant="line" size="small" disabled={disabled || sorted === href} onClick={() => onUrl(sorted)}>
        {t('sort')}
      </Button>
    </>
  );
}
