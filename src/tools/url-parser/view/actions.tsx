import { useMemo } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { words } from '#ui/words.ts';
import { cleanUrl, reportCleaning, type CleanReport } from '../engine/clean.ts';
import type { ParsedUrl } from '../engine/parse.ts';
import { text } from '../text.ts';
import { asIs } from './as-is.ts';

/** `'` ends a quoted text of the shell; `'\''` is one inside. Brackets are patterns to curl, but for `-g`. */
function curlOf(href: string): string {
  const quoted = href.replaceAll("'", String.raw`'\''`);
  return `curl ${/[[\]{}]/.test(href) ? '-g ' : ''}'${quoted}'`;
}

interface ActionsProps {
  readonly url: ParsedUrl;
  readonly disabled: boolean;
  readonly onUrl: (url: string) => void;
  readonly onClean: (report: CleanReport) => void;
}

/** What is done to the whole URL; a button that would change nothing is off. */
export function Actions({ url, disabled, onUrl, onClean }: ActionsProps) {
  const t = useText(text);
  const ui = useText(words);
  const { href } = url;
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
      <CopyButton text={() => JSON.stringify(url, null, 2)} label={ui('copyAsJson')} />
      <CopyButton text={() => curlOf(href)} label={t('curl')} />
    </>
  );
}
