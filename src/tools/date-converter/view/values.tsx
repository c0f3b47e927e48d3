import { localeOf } from '#core/text.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Actions, Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { formatJson, formatTsv } from '#ui/results/formats.ts';
import { Results, type ResultRow } from '#ui/results/results.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { Converted } from './draft.ts';

const groups = {
  main: ['unixSeconds', 'unixMilliseconds', 'iso8601', 'iso8601Utc', 'long'],
  text: ['json', 'rfc9557', 'rfc5322', 'rfc7231', 'iso9075', 'javascript', 'isoWeekDate', 'isoOrdinalDate'],
  numbers: ['unixMicroseconds', 'unixNanoseconds'],
  identifiers: ['objectId', 'uuidV7', 'ulid'],
  systems: ['excelSerial', 'fileTime', 'dotnetTicks', 'generalizedTime'],
} as const;
const groupNames = Object.keys(groups) as readonly (keyof typeof groups)[];
type RowKey = (typeof groups)[keyof typeof groups][number];

interface ValuesProps {
  readonly converted: Converted | undefined;
  readonly zone: string;
  readonly stale: boolean;
}

/** The instant in every format, the ones most people come for first. */
export function Values({ converted, zone, stale }: ValuesProps) {
  const t = useText(text);
  const ui = useText(words);
  const state = { disabled: !converted, stale };
  const rowOf = (key: RowKey): ResultRow => {
    const label = t(`value.${key}`);
    if (!converted) return { label, value: null };
    if (key === 'long') {
      const long = longForm(converted, zone, localeOf[t.language]);
      return { label, value: long, shown: long && <span className={styles.words}>{long}</span> };
    }
    const value = converted.values[key];
    return value === null
      ? { label, value, shown: <span className={styles.none}>– {t('none', { reason: t(reasonOf(key)) })}</span> }
      : { label, value };
  };
  const isUtc = converted !== undefined && converted.values.iso8601 === converted.values.iso8601Utc;
  const all = groupNames.map((group) => ({
    group,
    rows: groups[group].filter((key) => !(isUtc && key === 'iso8601Utc')).map(rowOf),
  }));
  const facts = () =>
    all.flatMap(({ rows }) => rows.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])));
  return all.map(({ group, rows }) => (
    <Panel key={group} label={t(`group.${group}`)}>
      <PanelRow className={styles.head}>
        <PanelTitle>{t(`group.${group}`)}</PanelTitle>
        {group === 'main' && (
          <Actions>
            <CopyButton text={() => formatTsv(facts())} label={ui('copyAll')} {...state} />
            <CopyButton text={() => formatJson(converted)} label={ui('copyAsJson')} {...state} />
          </Actions>
        )}
      </PanelRow>
      <div data-answer={group === 'main' || undefined} className={group === 'main' ? styles.main : undefined}>
        <Results rows={rows} stale={stale} footer={false} stacked={group === 'text'} />
      </div>
    </Panel>
  ));
}

const reasonOf = (key: RowKey) =>
  key === 'objectId' ||
  key === 'uuidV7' ||
  key === 'ulid' ||
  key === 'excelSerial' ||
  key === 'fileTime' ||
  key === 'dotnetTicks'
    ? (`none.${key}` as const)
    : ('none.year' as const);

const fullStyle = { dateStyle: 'full', timeStyle: 'long' } as const;
/** The same with the era, which no style writes: 44 BC is not the year 44. */
const withEra = {
  weekday: 'long',
  era: 'short',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
} as const;

function longForm({ values }: Converted, zone: string, locale: string): string | null {
  try {
    const isBeforeChrist = /^(?:-|0000)/.test(values.iso9075);
    const format = new Intl.DateTimeFormat(locale, { ...(isBeforeChrist ? withEra : fullStyle), timeZone: zone });
    return format.format(Number(values.unixMilliseconds));
  } catch {
    // Browsers before 2023 know no zones of the form ±hh:mm.
    return null;
  }
}
