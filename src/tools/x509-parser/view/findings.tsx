import { Alert, type Tone } from '#ui/alert/alert.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import type { Finding } from '../engine/findings.ts';
import { text } from '../text.ts';

const tones: Readonly<Record<Finding['severity'], Tone>> = { error: 'danger', warning: 'warning', info: 'info' };

/** The words of a finding take its facts. */
type Code = 'expired';

/** What there is to say, in words: once, however many certificates it is about. */
export function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  const t = useText(text);
  const said = new Map<string, { readonly tone: Tone; readonly count: number }>();
  for (const finding of findings) {
    const sentence = t(`finding.${finding.code as Code}`, ...([finding] as unknown as []));
    const tone = finding.severity === 'error' ? 'warning' : tones[finding.severity];
    said.set(sentence, { tone, count: (said.get(sentence)?.count ?? 0) + 1 });
  }
  return [...said].map(([sentence, { tone, count }]) => (
    <Alert key={sentence} tone={tone}>
      {sentence}
      {count > 1 && ` ×${count}`}
    </Alert>
  ));
}
