import { useState, type ReactNode } from 'react';
import type { Pipe } from '#run/pipe/format.ts';
import type { Batch, Stage } from '#run/pipe/staged-run.ts';
import { formatBytes } from '#core/byte-size.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { useText } from '#ui/hooks/use-text.ts';
import styles from './pipe.module.css';
import { useFaultSentence } from './use-sentence.ts';
import { useShown, type Shown } from './use-shown.ts';
import { words } from './words.ts';

/** The number of characters to show, unless more are requested. */
const shownLength = 2000;

interface ValueViewProps {
  readonly stage: Stage;
  readonly batch: Batch;
  readonly onError: Pipe['onError'];
  readonly step: number;
  readonly op: string;
  readonly items: Pipe['items'];
  readonly isStale: boolean;
  /** What else can be done with it. */
  readonly children: ReactNode;
}

/** The value after a step: its beginning, its kind and size. */
export function ValueView({ stage, batch, onError, step, op, items, isStale, children }: ValueViewProps) {
  const t = useText(words);
  const { fault } = stage;
  // Of a step above, its own card says it.
  const sentence = useFaultSentence(fault?.step === step ? fault : undefined, op, items);
  const shown = useShown({ stage, batch, onError });
  const [isWhole, setWhole] = useState(false);
  if (!shown) return null;
  const { text, kind, size, blob } = shown;
  const isCut = !isWhole && text.length > shownLength;
  return (
    <div className={styles.value}>
      {!blob && (
        <pre
          aria-label={t('value', { step })}
          // A scrolling region takes the keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          data-stale={isStale || undefined}
        >
          {isCut ? `${text.slice(0, shownLength)}…` : text}
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
        <Button size="small" variant="quiet" icon="download" onClick={() => download(blob ?? text, fileNameOf(kind))}>
          {t('download')}
        </Button>
        {!blob && <CopyButton text={text} size="small" />}
        {children}
      </div>
    </div>
  );
}

function fileNameOf(kind: Shown['kind']): string {
  return { kindText: 'pipe.txt', kindJson: 'pipe.json', kindBytes: 'pipe.bin' }[kind];
}
