import { useState, type ReactNode } from 'react';
import type { Pipe } from '#run/pipe/format.ts';
import { formatBytes } from '#core/byte-size.ts';
import { startOf } from '#core/start-of.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { useRefused } from '#ui/hooks/refused.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { boxesIn, type StepDraft } from './model.ts';
import styles from './pipe.module.css';
import type { GoodValue } from './use-pipe-run.ts';
import { useFaultSentence } from './use-sentence.ts';
import { useShown, type Shown } from './use-shown.ts';
import { words } from './words.ts';

/** The number of characters to show, unless more are requested. */
const shownLength = 2000;

interface ValueViewProps extends GoodValue {
  readonly step: number;
  readonly op: string;
  readonly items: Pipe['items'];
  readonly isStale: boolean;
  /** The steps that it comes from. */
  readonly from: readonly StepDraft[];
  /** Whether it is the main answer of the page. */
  readonly isAnswer: boolean;
  /** What else can be done with it, which may be `isOld`. */
  readonly children: (isOld: boolean) => ReactNode;
}

/** The value after a step: its beginning, its kind and size. */
export function ValueView(props: ValueViewProps) {
  const { stage, batch, onError, ranAs, step, op, items, isStale, from, isAnswer, children } = props;
  const t = useText(words);
  const { fault } = stage;
  // Of a step above, its own card says it.
  const sentence = useFaultSentence(fault?.step === ranAs ? fault : undefined, op, items);
  const isRefused = useRefused(boxesIn(from));
  const shown = useShown({ stage, batch, onError }, isStale || isRefused);
  const [isWhole, setWhole] = useState(false);
  if (!shown) return null;
  const { text, kind, size, blob, isOld } = shown;
  const isCut = !isWhole && text.length > shownLength;
  return (
    <div className={styles.value} data-answer={isAnswer || undefined}>
      {!blob && (
        <pre
          aria-label={t('value', { step })}
          // A scrolling region takes the keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          data-stale={isOld || undefined}
        >
          {isCut ? `${startOf(text, shownLength)}…` : text}
        </pre>
      )}
      <div className={styles.facts}>
        <span>
          {t(kind)}, {formatBytes(size, t.language)}
        </span>
        {stage.failed > 0 && <span>{t('failedItems', { count: stage.failed })}</span>}
        {sentence && <span>{sentence}</span>}
        {isCut && (
          <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
            {t('showAll')}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          icon="download"
          stale={isOld}
          onClick={() => download(blob ?? text, fileNameOf(kind))}
        >
          {t('download')}
        </Button>
        {!blob && <CopyButton text={text} size="small" stale={isOld} />}
        {children(isOld)}
      </div>
    </div>
  );
}

function fileNameOf(kind: Shown['kind']): string {
  return { kindText: 'pipe.txt', kindJson: 'pipe.json', kindBytes: 'pipe.bin' }[kind];
}
