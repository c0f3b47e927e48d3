import { localeOf } from '#core/text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { kinds } from '../engine/kinds.ts';
import type { Scan } from '../engine/scan.ts';
import { text as words } from '../text.ts';

interface VerdictProps {
  readonly value: Scan | undefined;
  readonly text: string;
  readonly slow: boolean;
  readonly cancel: () => void;
}

/** In one line how bad it is, and of what kinds. */
export function Verdict({ value, text, slow, cancel }: VerdictProps) {
  const t = useText(words);
  if (slow) return <Progress label={t('working')} done={0} total={0} onCancel={cancel} />;
  if (text === '' || !value) return <StatusLine>{text === '' && t('hint')}</StatusLine>;
  if (value.verdict === 'clean') return <StatusLine ok={t('verdict.clean', { count: [...text].length })} />;
  const list = new Intl.ListFormat(localeOf[t.language], { type: 'unit' });
  const counts = list.format(
    kinds.flatMap((kind) => {
      const count = value.counts[kind];
      return count === undefined ? [] : [t(`count.${kind}`, { count })];
    }),
  );
  const tone = value.verdict === 'danger' ? 'error' : value.verdict === 'warning' ? 'warning' : 'neutral';
  return (
    <StatusLine tone={tone} facts={value.truncated ? [t('truncated', { count: value.findings.length })] : []}>
      {t(`verdict.${value.verdict}`, { counts })}
    </StatusLine>
  );
}
