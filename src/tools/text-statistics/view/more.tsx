import type { ReactNode } from 'react';
import { formatNumber } from '#core/text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { Results, type ResultRow } from '#ui/results/results.tsx';
import type { Statistics } from '../engine/analysis.ts';
import { text } from '../text.ts';
import { formatTime } from './time.ts';

interface MoreProps {
  readonly statistics: Statistics | undefined;
  readonly stale: boolean;
  readonly selected: Statistics | undefined;
  /** The controls at the start of the footer. */
  readonly children: ReactNode;
}

const rows = [
  'charactersNoSpaces',
  'codePoints',
  'utf16Units',
  'bytesUtf8',
  'bytesUtf16',
  'uniqueWords',
  'nonEmptyLines',
  'longestLine',
  'paragraphs',
  'letters',
  'digits',
  'uppercase',
  'lowercase',
  'punctuation',
  'symbols',
  'whitespace',
  'invisible',
  'speakingSeconds',
] as const;

/** Everything that the six large figures leave out. */
export function More({ statistics, stale, selected, children }: MoreProps) {
  const t = useText(text);
  const write = (name: (typeof rows)[number], value: number): string =>
    name === 'speakingSeconds' ? formatTime(value, t) : formatNumber(value, t.language);
  const shown = (name: (typeof rows)[number]): ResultRow => {
    const value = statistics?.[name];
    return {
      label: name === 'bytesUtf8' ? t('bytesUtf8.row') : t(name),
      value: value === undefined ? null : String(value),
      ...(value !== undefined && {
        shown: selected
          ? `${write(name, value)} · ${t('selected', { count: write(name, selected[name]) })}`
          : write(name, value),
      }),
      note: t(`${name}.hint`),
    };
  };
  return (
    <Panel label={t('more')}>
      <Results
        rows={rows.map(shown)}
        json={statistics}
        stale={stale}
        footer={statistics !== undefined}
        actions={children}
      />
    </Panel>
  );
}
