import { useMemo } from 'react';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import type { Difference } from '../engine/comparing.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { endingsOf, samenessOf } from './endings.ts';

interface StatusProps {
  readonly left: string;
  readonly right: string;
  /** undefined until the first result. */
  readonly difference: Difference | undefined;
  readonly stale: boolean;
}

/** How many lines came and went, or in what sense the texts are the same. */
export function Status({ left, right, difference, stale }: StatusProps) {
  const t = useText(text);
  const endings = useMemo(() => {
    const [a, b] = [endingsOf(left), endingsOf(right)];
    const mixed = [
      a.crLf && a.lf && t('endings.mixed', { name: t('left') }),
      b.crLf && b.lf && t('endings.mixed', { name: t('right') }),
    ];
    if (mixed.some(Boolean)) return mixed.filter(Boolean).join(' ');
    return a.crLf && b.lf !== a.lf ? t('endings.differ') : b.crLf && a.lf !== b.lf ? t('endings.differ') : '';
  }, [left, right, t]);
  if (!difference || stale) return <StatusLine>{endings}</StatusLine>;
  if (difference.identical) {
    const sameness = samenessOf(left, right);
    return (
      <StatusLine ok={sameness === 'identical' ? t('identical') : t(`identical.${sameness}`)}>
        {sameness === 'endings' ? '' : endings}
      </StatusLine>
    );
  }
  return (
    <StatusLine>
      <span className={styles.counts} role="status">
        <ins className={styles.added}>{t('added', { count: difference.added })}</ins>{' '}
        <del className={styles.removed}>{t('removed', { count: difference.removed })}</del>
      </span>{' '}
      {endings}
    </StatusLine>
  );
}
