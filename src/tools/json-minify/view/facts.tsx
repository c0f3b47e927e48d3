import { useState } from 'react';
import { localeOf } from '#core/text.ts';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import type { Inspection } from '../engine/runs.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

type FactsProps = Pick<DraftProps, 'draft' | 'change'> & { readonly found: Inspection };

/** What was saved, and what was left out. */
export function Facts({ draft, change, found }: FactsProps) {
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
    t('gzip', { size: size(gzip) }),
    ...(isMany ? [t('lines', { count: documents })] : []),
    ...(comments > 0 ? [t('commentsLeftOut', { count: comments })] : []),
  ];
  return (
    <StatusLine
      ok={t('valid', { dialect: found.dialect.toUpperCase() })}
      facts={facts}
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

interface DuplicatesProps {
  readonly warnings: readonly { readonly offset: number }[];
  readonly onGoTo: (offset: number) => void;
}

/** Keys that an object has more than once; each press leads to the next one. */
export function Duplicates({ warnings, onGoTo }: DuplicatesProps) {
  const t = useText(text);
  const [next, setNext] = useState(0);
  if (warnings.length === 0) return null;
  const jump = (): void => {
    const warning = warnings[next % warnings.length];
    if (warning) onGoTo(warning.offset);
    setNext((next + 1) % warnings.length);
  };
  return (
    <StatusLine
      tone="warning"
      actions={
        <Button size="small" variant="line" onClick={jump}>
          {t('jump')}
        </Button>
      }
    >
      {t('duplicates', { count: warnings.length })}
    </StatusLine>
  );
}

/** The text is no single document but reads as several. */
export function EachLine({ change }: Pick<DraftProps, 'change'>) {
  const t = useText(text);
  return (
    <Button variant="line" size="small" onClick={() => change({ documents: 'many' })}>
      {t('minifyEach')}
    </Button>
  );
}
