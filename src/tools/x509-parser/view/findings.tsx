import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine, type StatusLineProps } from '#ui/status-line/status-line.tsx';
import type { Finding } from '../engine/findings.ts';
import { text } from '../text.ts';

type Tone = NonNullable<StatusLineProps['tone']>;

const tones: Readonly<Record<Finding['severity'], Tone>> = { error: 'warning', warning: 'warning', info: 'neutral' };

/** The words of a finding take its facts. */
type Code = 'expired';

interface FindingsProps {
  readonly findings: readonly Finding[];
  /** They are about an older input. */
  readonly stale?: boolean;
}

/** What there is to say, in words: once, however many certificates it is about. */
export function Findings({ findings, stale = false }: FindingsProps) {
  const t = useText(text);
  const said = new Map<string, { readonly tone: Tone; readonly count: number }>();
  for (const finding of findings) {
    const { code, severity } = finding;
    const count = findings.filter((other) => other.code === code).length;
    const sentence = t(`finding.${code as Code}`, ...([{ ...finding, count }] as unknown as []));
    // The sentence about copies counts them itself.
    said.set(sentence, {
      tone: tones[severity],
      count: code === 'duplicate' ? 1 : (said.get(sentence)?.count ?? 0) + 1,
    });
  }
  return [...said].map(([sentence, { tone, count }]) => (
    <StatusLine key={sentence} tone={tone} stale={stale}>
      {count > 1 ? `${sentence.replace(/\.$/, '')} (×${count}).` : sentence}
    </StatusLine>
  ));
}
