import { ToolError } from '#core/operation.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Results } from '#ui/results/results.tsx';
import { algorithms } from '../engine/algorithms.ts';
import { isExpected } from '../engine/expected.ts';
import { text } from '../text.ts';
import type { HmacDraft } from './draft.ts';
import { readingsOf, type CompareProps, type Readings } from './compare.tsx';
import { algorithmName } from './names.ts';

interface AllProps {
  readonly macs: Readonly<Record<string, string>> | undefined;
  readonly stale: boolean;
  readonly draft: HmacDraft;
}

/** Which algorithm did they use? The row that equals the signature to compare with is marked. */
export function AllAlgorithms({ macs, stale, draft }: AllProps) {
  const t = useText(text);
  const readings = readingsOf(draft.expected);
  const rows = algorithms.map((id) => {
    const value = macs?.[id] ?? null;
    const isEqual =
      value !== null && readings && !(readings instanceof ToolError) && isExpected(readings, value, draft.encoding);
    return { label: algorithmName(id), value, note: isEqual ? <Badge>{t('all.equal')}</Badge> : undefined };
  });
  return <Results rows={rows} json={macs} stale={stale} />;
}

/** Is it the signature, and if not, is it one with another algorithm? */
export function Verdict({ readings, draft, change, mac, all }: CompareProps & { readonly readings: Readings }) {
  const t = useText(text);
  if (isExpected(readings, mac, draft.encoding)) return <Alert tone="success">{t('expected.match')}</Alert>;
  const other = algorithms.find((id) => isExpected(readings, all?.[id] ?? '', draft.encoding));
  if (other === undefined) return <Alert tone="danger">{t('expected.differs')}</Alert>;
  const name = algorithmName(other);
  return (
    <Alert
      tone="warning"
      action={
        <Button variant="line" size="small" onClick={() => change({ algorithm: other })}>
          {t('expected.use', { name })}
        </Button>
      }
    >
      {t('expected.other', { name })}
    </Alert>
  );
}
