import { localeOf, type Language } from '#core/text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import type { ResultRow } from '#ui/results/results.tsx';
import type { Candidate, Description } from '../engine/describe.ts';
import { text } from '../text.ts';

const units = [
  ['year', 31_556_952_000],
  ['month', 2_629_746_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** "3 days ago", in the largest unit that fits. Words such as "yesterday" are of the calendar, not of elapsed time. */
export function relativeTime(ms: number, language: Language, now = Date.now()): string {
  const [unit, size] = units.find(([, length]) => Math.abs(ms - now) >= length) ?? ['second', 1000];
  const format = new Intl.RelativeTimeFormat(localeOf[language], { numeric: unit === 'second' ? 'auto' : 'always' });
  return format.format(Math.trunc((ms - now) / size), unit);
}

export function localTime(ms: number, language: Language, dateStyle: 'full' | 'short' = 'full'): string {
  const timeStyle = dateStyle === 'full' ? 'long' : 'medium';
  return new Intl.DateTimeFormat(localeOf[language], { dateStyle, timeStyle }).format(ms);
}

/** When the first ids of these services were made; nobody counts from 1970 but who says so. */
const services: Readonly<Record<string, number>> = { twitter: Date.UTC(2010, 10), discord: Date.UTC(2015, 0) };

/** The one date that its service can have given, where there is only one. */
export function plausible(candidates: readonly Candidate[], now = Date.now()): Candidate | undefined {
  const possible = candidates.filter(({ epoch, unixMs }) => unixMs >= (services[epoch] ?? Infinity) && unixMs <= now);
  return possible.length === 1 ? possible[0] : undefined;
}

/** The rows of one id. */
export function useFacts(): (value: Description) => ResultRow[] {
  const t = useText(text);
  return (value) => {
    const { unixMs, parts, ulid, uuid } = value;
    const row = (label: Parameters<typeof t>[0] & `fact.${string}`, fact: string | number): ResultRow => ({
      label: t(label),
      value: String(fact),
    });
    const times: ResultRow[] =
      unixMs === null
        ? [{ label: t('fact.timestamp'), value: null, note: t('fact.noTime') }]
        : [
            { label: t('fact.timestamp'), value: value.timestamp, note: relativeTime(unixMs, t.language) },
            { label: t('fact.local'), value: localTime(unixMs, t.language) },
            row('fact.unixMs', unixMs),
          ];
    const details: ResultRow[] = [];
    if ('prefix' in parts && parts.prefix !== '') details.push(row('fact.prefix', parts.prefix));
    if ('version' in parts && parts.version !== null) details.push(row('fact.version', parts.version));
    if ('node' in parts) details.push(row('fact.node', parts.node), row('fact.sequence', parts.sequence));
    if ('machine' in parts) details.push(row('fact.machine', parts.machine), row('fact.pid', parts.pid));
    if ('random' in parts) details.push(row('fact.random', parts.random));
    if ('payload' in parts) details.push(row('fact.payload', parts.payload));
    if ('counter' in parts) details.push(row('fact.counter', parts.counter));
    const likely = 'candidates' in parts ? plausible(parts.candidates) : undefined;
    const candidates =
      'candidates' in parts
        ? parts.candidates.map((candidate) => ({
            label: t(`candidate.${candidate.epoch as 'twitter'}`),
            value: candidate.timestamp,
            note: candidate === likely ? t('candidate.plausible') : relativeTime(candidate.unixMs, t.language),
          }))
        : [];
    return [
      { label: t('fact.kind'), value: t(`kind.${value.kind}`) },
      ...(candidates.length > 0 ? candidates : times),
      ...(uuid === null || value.kind === 'uuid' ? [] : [row('fact.uuid', uuid)]),
      ...(ulid === null || value.kind === 'ulid' ? [] : [row('fact.ulid', ulid)]),
      ...(ulid === null || value.kind === 'typeid' ? [] : [row('fact.typeid', ulid.toLowerCase())]),
      ...details,
      row('fact.canonical', value.canonical),
      row('fact.hex', value.hex),
      row('fact.integer', value.integer),
    ];
  };
}
