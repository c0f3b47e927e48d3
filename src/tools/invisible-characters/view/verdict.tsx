import { localeOf } from '#core/text.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { clean } from '../engine.ts';
import { kinds } from '../engine/kinds.ts';
import type { Scan } from '../engine/scan.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

interface VerdictProps {
  readonly value: Scan | undefined;
  /** The text that the verdict is of. */
  readonly checked: string;
  readonly draft: DraftProps['draft'];
  readonly slow: boolean;
  readonly cancel: () => void;
}

/** In one line how bad it is, and of what kinds, with the cleaned text to take away. */
export function Verdict({ value, checked, draft, slow, cancel }: VerdictProps) {
  const t = useText(text);
  const isEmpty = draft.text === '';
  const cleaned = useOperation(clean, draft, { enabled: !isEmpty });
  const copy = <CopyButton text={cleaned.value ?? ''} label={t('clean.copy')} stale={cleaned.stale} />;
  const progress = slow && <Progress label={t('working')} done={0} total={0} onCancel={cancel} />;
  if (progress && !value) return progress;
  if (isEmpty || !value) return <StatusLine>{isEmpty && t('hint')}</StatusLine>;
  if (value.verdict === 'clean') return <StatusLine ok={t('verdict.clean', { count: [...checked].length })} />;
  const list = new Intl.ListFormat(localeOf[t.language], { type: 'unit' });
  const counts = list.format(
    kinds.flatMap((kind) => {
      const count = value.counts[kind];
      return count === undefined ? [] : [t(`count.${kind}`, { count })];
    }),
  );
  const tone = value.verdict === 'danger' ? 'error' : value.verdict === 'warning' ? 'warning' : 'neutral';
  return (
    <>
      {progress}
      <StatusLine
        tone={tone}
        facts={value.truncated ? [t('truncated', { count: value.findings.length })] : []}
        actions={copy}
      >
        {t(`verdict.${value.verdict}`, { counts })}
      </StatusLine>
    </>
  );
}
