import { Alert } from '#ui/alert/alert.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { checkSpeed } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { DraftProps } from './draft.ts';

/** Where the pattern may be slow. */
export function SpeedTab({ draft }: Pick<DraftProps, 'draft'>) {
  const t = useText(text);
  const { value, error, stale } = useOperation(checkSpeed, draft);
  if (error) return <FaultLine error={error} messages={text} />;
  if (!value) return null;
  return (
    <div data-stale={stale || undefined}>
      <Alert tone={value.verdict === 'none-found' ? 'info' : value.verdict === 'exponential' ? 'danger' : 'warning'}>
        {t(`verdict.${value.verdict}`)}
      </Alert>
      <ul className={styles.spots}>
        {value.spots.map(({ kind, exponential, parts: [part, other] }) => (
          <li key={`${kind}-${part?.start}-${other?.start}`}>
            {t(`spot.${kind}`, { part: part?.raw ?? '', other: other?.raw ?? '' })}
            {exponential && ` · ${t('spot.exponential')}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
