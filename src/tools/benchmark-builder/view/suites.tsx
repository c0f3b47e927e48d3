import { useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { useReading } from '#ui/hooks/use-reading.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { maxSuites, type TypedSuite } from './draft.ts';
import { SuiteCard } from './suite-card.tsx';

interface SuitesProps {
  readonly suites: readonly TypedSuite[];
  readonly onChange: (suites: readonly TypedSuite[]) => void;
  readonly onReport: (pasted: string) => boolean;
}

/** The suites side by side, and a button for another one. */
export function Suites({ suites, onChange, onReport }: SuitesProps) {
  const t = useText(text);
  const reports = useReading(([file]) => file.text(), onReport);
  const frame = useRef<HTMLDivElement>(null);
  const plus = useRef<HTMLButtonElement>(null);
  const isFull = suites.length >= maxSuites;
  const add = (): void => {
    onChange([...suites, { title: '', values: '' }]);
    requestAnimationFrame(() => [...(frame.current?.querySelectorAll('textarea') ?? [])].at(-1)?.focus());
  };
  const remove = (index: number): void => {
    onChange(suites.toSpliced(index, 1));
    // The button that was pressed goes with the last card, and the only one left is disabled.
    if (index === suites.length - 1 || suites.length === 2) requestAnimationFrame(() => plus.current?.focus());
  };
  return (
    <div ref={frame} className={styles.suites}>
      <div className={styles.cards}>
        {suites.map((suite, index) => (
          <SuiteCard
            // A suite is its place: its name and values change.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            number={index + 1}
            suite={suite}
            onChange={(changed) => onChange(suites.with(index, changed))}
            onDuplicate={
              isFull
                ? undefined
                : () =>
                    onChange(
                      suites.toSpliced(index + 1, 0, {
                        ...suite,
                        title: t('suite.copy', { title: suite.title || t('suite.name', { number: index + 1 }) }),
                      }),
                    )
            }
            onDelete={suites.length > 1 ? () => remove(index) : undefined}
            onReport={onReport}
          />
        ))}
      </div>
      <div className={styles.add}>
        <Button ref={plus} variant="quiet" size="small" icon="plus" disabled={isFull} onClick={add}>
          {t('suite.add')}
        </Button>
        <OpenButton
          label={t('import')}
          title={t('import.help')}
          accept=".json,application/json"
          onFiles={reports.open}
        />
      </div>
      {reports.fault}
    </div>
  );
}
