import { useMemo } from 'react';
import { formatBytes } from '#core/byte-size.ts';
import { formatNumber } from '#core/text.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { words } from '#ui/words.ts';
import type { Statistics } from '../engine/analysis.ts';
import { countCheaply } from '../engine/cheap.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { formatTime } from './time.ts';

interface FiguresProps {
  readonly text: string;
  /** undefined until the first result. */
  readonly statistics: Statistics | undefined;
  readonly stale: boolean;
  /** Of the selected part of the text. */
  readonly selected: Statistics | undefined;
}

const names = ['characters', 'words', 'sentences', 'lines', 'bytesUtf8', 'readingSeconds'] as const;
const cheap: ReadonlySet<string> = new Set(['lines', 'bytesUtf8']);

/** The six figures that people come for; size and lines are there before the rest. */
export function Figures({ text: source, statistics, stale, selected }: FiguresProps) {
  const t = useText(text);
  const ui = useText(words);
  const early = useMemo(() => countCheaply(source), [source]);
  const write = (name: (typeof names)[number], value: number): string =>
    name === 'readingSeconds'
      ? formatTime(value, t)
      : name === 'bytesUtf8'
        ? formatBytes(value, t.language)
        : formatNumber(value, t.language);
  return (
    <dl className={styles.figures} aria-label={t('figures')}>
      {names.map((name) => {
        const value = name === 'lines' || name === 'bytesUtf8' ? early[name] : statistics?.[name];
        return (
          <div key={name} className={styles.figure}>
            <dt className={styles.name}>{t(name)}</dt>
            <dd className={styles.value} data-stale={(stale && !cheap.has(name)) || undefined}>
              {value === undefined ? '–' : write(name, value)}
            </dd>
            <dd className={styles.copy}>
              <CopyButton
                text={value === undefined ? '' : name === 'readingSeconds' ? write(name, value) : String(value)}
                stale={stale && !cheap.has(name)}
                label={ui('copyName', { name: t(name) })}
                iconOnly
              />
            </dd>
            <dd className={styles.detail}>
              {selected
                ? t('selected', { count: write(name, selected[name]) })
                : name === 'bytesUtf8' && early.bytesUtf8 >= 1000 && t('bytes', { count: early.bytesUtf8 })}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
