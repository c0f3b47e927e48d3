import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { formatBytes } from '#core/byte-size.ts';
import { startOf } from '#core/start-of.ts';
import { useRefused } from '#ui/hooks/refused.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { boxesIn, type StepDraft } from './model.ts';
import styles from './pipe.module.css';
import type { GoodValue } from './use-pipe-run.ts';
import { useShown } from './use-shown.ts';
import { words } from './words.ts';

/** The maximum number of characters of the beginning. */
const longestBeginning = 300;

/** In one line: of most JSON, the first line is a bracket. */
const beginningOf = (text: string): string => startOf(text, longestBeginning).trim().replace(/\s+/g, ' ');

interface LastValueProps {
  readonly value: GoodValue;
  readonly isStale: boolean;
  readonly from: readonly StepDraft[];
}

function LastValue({ value, isStale, from }: LastValueProps) {
  const t = useText(words);
  const isRefused = useRefused(boxesIn(from));
  const shown = useShown(value, isStale || isRefused);
  if (!shown) return <span />;
  const { text, kind, size, blob, isOld } = shown;
  return (
    <>
      <code data-stale={isOld || undefined} dir="auto">
        {blob ? `${t(kind)}, ${formatBytes(size, t.language)}` : beginningOf(text)}
      </code>
      {!blob && <CopyButton text={text} iconOnly stale={isOld} />}
    </>
  );
}

interface ResultBarProps {
  /** The step with the result, or with the `fault`. */
  readonly step: number;
  readonly fault: string;
  readonly value: GoodValue | undefined;
  readonly isStale: boolean;
  /** The steps that it comes from. */
  readonly from: readonly StepDraft[];
  /** Brings the step into view. */
  readonly onGo: () => void;
}

/** The beginning of the result, or the fault, in sight below a long column of steps. */
export function ResultBar({ step, fault, value, isStale, from, onGo }: ResultBarProps) {
  const t = useText(words);
  return (
    <section className={styles.result} aria-label={t('result')} data-fault={fault !== '' || undefined}>
      <b>{fault === '' ? t('result') : t('step', { step })}</b>
      {fault === '' && value ? <LastValue {...{ value, isStale, from }} /> : <span>{fault}</span>}
      <Button size="small" variant="quiet" icon="locate" label={t('goToStep', { step })} onClick={onGo} />
    </section>
  );
}
