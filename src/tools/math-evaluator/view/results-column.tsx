import { useState } from 'react';
import { useIsOld } from '#ui/hooks/awaited-answers.ts';
import { useCopy } from '#ui/copy-button/use-copy.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { Line } from '../engine/sheet.ts';
import { blameAt } from '../engine/symbol.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface ResultsColumnProps {
  readonly lines: readonly Line[];
  readonly stale: boolean;
}

/** What is wrong; what to do stands below the sheet. */
const firstOf = (message: string): string => message.replace(/(?<=\.) .*/, '');

/** The result of every line beside it; a click copies it. */
export function ResultsColumn({ lines, stale }: ResultsColumnProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const { copied, copy } = useCopy();
  const isOld = useIsOld(stale);
  const [chosen, choose] = useState<number>();
  return (
    <ol className={styles.results} data-answer data-stale={stale || undefined} aria-label={t('results')}>
      {lines.map(({ line, input, result, error }) => {
        if (error) {
          // The editor marks the place.
          const sentence = errorText({ code: error.code, details: { ...blameAt(input, error.column) } });
          return (
            <li key={line} className={styles.fault} title={sentence}>
              {firstOf(sentence)}
            </li>
          );
        }
        return (
          <li key={line}>
            {result !== null && (
              <button
                type="button"
                className={styles.result}
                title={result}
                aria-label={t('copy-result', { line, result })}
                data-takes-answer=""
                disabled={isOld}
                onClick={() => {
                  choose(line);
                  void copy(result);
                }}
              >
                <span>{result}</span>
                <Icon name={copied && chosen === line ? 'check' : 'copy'} size={14} />
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
