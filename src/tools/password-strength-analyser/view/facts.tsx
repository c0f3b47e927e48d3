import type { Translate } from '#core/text.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { Results, type ResultRow } from '#ui/results/results.tsx';
import { scenarios, type Analysis } from '../engine.ts';
import type { BruteForce } from '../engine/brute-force.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { formatDuration } from './duration.ts';

interface FactsProps {
  readonly brute: BruteForce;
  readonly value: Analysis | undefined;
  readonly stale: boolean;
}

/** Bits that the realistic figure lies below the upper bound before patterns are to blame. */
const notableGap = 10;

/** All attacks, and why the two figures differ; without the dictionaries the brute force alone. */
export function Facts({ brute, value, stale }: FactsProps) {
  const t = useText(text);
  if (brute.length === 0) return null;
  const hasGap = value !== undefined && brute.bruteForceBits - value.guessBits > notableGap;
  const attacks: ResultRow[] = scenarios.flatMap((id) => {
    const seconds = value?.crackSeconds[id];
    return typeof seconds === 'number' ? [{ label: t(`scenario.${id}`), value: formatDuration(seconds, t) }] : [];
  });
  const rows: ResultRow[] = [
    ...attacks,
    { label: t('fact.length'), value: t('characters', { count: brute.length }) },
    { label: t('fact.charset'), value: t('characters', { count: brute.charsetSize }) },
    { label: t('fact.brute'), value: t('bits', { count: brute.bruteForceBits }) },
    ...(value
      ? [
          {
            label: t('fact.real'),
            value: t('bits', { count: value.guessBits }),
            note: t(hasGap ? 'why.gap' : 'why.none'),
          },
        ]
      : []),
  ];
  return (
    <Panel>
      <Results rows={rows} json={value} stale={stale} />
    </Panel>
  );
}

type Words = (typeof text)['en'];
type Plain = Extract<keyof Words, `warning.${string}` | `suggestion.${string}`>;

/** Is there a sentence for this key of zxcvbn-ts? */
const isPlain = (t: Translate<Words>, key: string): key is Plain => t.has(key);

/** zxcvbn-ts's warning and suggestions in words. */
export function Advice({ value, stale }: { readonly value: Analysis; readonly stale: boolean }) {
  const t = useText(text);
  const keys = [
    ...(value.warning === null ? [] : [`warning.${value.warning}`]),
    ...value.suggestions.map((suggestion) => `suggestion.${suggestion}`),
  ];
  const sentences = keys.flatMap((key) => (isPlain(t, key) ? [t(key)] : []));
  if (sentences.length === 0) return null;
  return (
    <div className={styles.advice} data-stale={stale || undefined}>
      <Alert tone={value.warning === null ? 'info' : 'warning'}>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
