import { localeOf, type Language, type Translate } from '#core/text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import type { ResultRow } from '#ui/results/results.tsx';
import { mixedEndianHex, otherGregorian, type Description } from '../engine/describe.ts';
import { text } from '../text.ts';

type T = Translate<(typeof text)['en']>;

export function kindName(t: T, { kind, version }: Description): string {
  return kind === 'unknown' && version !== null ? t('kind.unknownVersion', { version }) : t(`kind.${kind}`);
}

const units = [
  ['year', 31_556_952_000],
  ['month', 2_629_746_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** "3 days ago", in the largest unit that fits. Words such as "yesterday" are of the calendar, not of elapsed time. */
export function relativeTime(ms: number, now: number, language: Language): string {
  const [unit, size] = units.find(([, length]) => Math.abs(ms - now) >= length) ?? ['second', 1000];
  const format = new Intl.RelativeTimeFormat(localeOf[language], { numeric: unit === 'second' ? 'auto' : 'always' });
  return format.format(Math.trunc((ms - now) / size), unit);
}

function localTime(ms: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'full', timeStyle: 'long' }).format(ms);
}

/** The rows of one UUID; what does not apply to its version is left out. */
export function useFacts(): (value: Description) => ResultRow[] {
  const t = useText(text);
  return (value) => {
    const { version, unixMs, node, clockSeq } = value;
    const other = otherGregorian(value);
    const timeRows: ResultRow[] =
      unixMs === null
        ? []
        : [
            { label: t('fact.timestamp'), value: value.timestamp, note: relativeTime(unixMs, Date.now(), t.language) },
            { label: t('fact.local'), value: localTime(unixMs, t.language) },
            { label: t('fact.unixMs'), value: String(unixMs) },
          ];
    const nodeRows: ResultRow[] =
      node === null
        ? []
        : [
            { label: t('fact.clockSeq'), value: String(clockSeq) },
            { label: t('fact.node'), value: node, note: t(value.nodeIsRandom ? 'node.random' : 'node.real') },
          ];
    return [
      { label: t('fact.kind'), value: kindName(t, value) },
      { label: t('fact.variant'), value: t(`variant.${value.variant}`) },
      { label: t('fact.uuid'), value: value.uuid },
      ...timeRows,
      ...nodeRows,
      { label: t('fact.hex'), value: value.hex },
      { label: t('fact.integer'), value: value.integer },
      { label: t('fact.mixed'), value: mixedEndianHex(value.hex) },
      ...(other === null ? [] : [{ label: t(version === 1 ? 'fact.asV6' : 'fact.asV1'), value: other }]),
    ];
  };
}
