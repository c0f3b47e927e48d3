import { localeOf } from '#core/text.ts';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import type { Inspection } from '../engine/minify.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

interface FactsProps extends Pick<DraftProps, 'draft' | 'change'> {
  readonly found: Inspection;
  /** It is that of an older text. */
  readonly stale?: boolean;
}

/** What was saved, and what was left out. */
export function Facts({ draft, change, found, stale = false }: FactsProps) {
  const t = useText(text);
  const size = (bytes: number): string => t('bytes', { size: bytes });
  const percent = new Intl.NumberFormat(localeOf[t.language], {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const { before, after, savedPercent, gzip, comments, documents } = found;
  const sizes = t('sizes', {
    before: size(before),
    after: size(after),
    change: percent.format(-savedPercent / 100).replace('-', '−'),
  });
  const isMany = draft.documents === 'many' && documents > 1;
  const facts = [
    sizes,
    // Compressing a small text makes it longer.
    ...(gzip < after ? [t('gzip', { size: size(gzip) })] : []),
    ...(isMany ? [t('lines', { count: documents })] : []),
    ...(comments > 0 ? [t('commentsLeftOut', { count: comments })] : []),
  ];
  return (
    <StatusLine
      ok={t('valid', { dialect: found.dialect.toUpperCase() })}
      {...{ facts, stale }}
      actions={
        isMany && (
          <Button variant="quiet" size="small" onClick={() => change({ documents: 'single' })}>
            {t('readAsOne')}
          </Button>
        )
      }
    />
  );
}
