import { useMemo } from 'react';
import type { Translate } from '#core/text.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { PanelRow } from '#ui/panel/panel.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import type { Match, Matches } from '../engine/match.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { tsvOf } from './tsv.ts';

interface MatchListProps {
  readonly value: Matches | undefined;
  readonly stale: boolean;
}

/** The matches with their groups. */
export function MatchList({ value, stale }: MatchListProps) {
  const t = useText(text);
  const columns = useMemo(() => columnsOf(t), [t]);
  const matches = value?.matches ?? [];
  return (
    <>
      <PanelRow className={styles.copies}>
        <span className={styles.facts}>
          {value && (
            <>
              {t('count', { count: matches.length })}
              <span className={styles.groupCount}> · {t('groupCount', { count: value.groupCount })}</span>
              {value.truncated && ` · ${t('more')}`}
            </>
          )}
        </span>
        <CopyButton
          text={() => JSON.stringify(matches, null, 2)}
          label={t('copyJson')}
          disabled={matches.length === 0}
          stale={stale}
        />
        <CopyButton
          text={() => (value ? tsvOf(value) : '')}
          label={t('copyTsv')}
          disabled={matches.length === 0}
          stale={stale}
        />
      </PanelRow>
      {value && <Table label={t('tab.matches')} rows={matches} rowKey={keyOf} columns={columns} empty={t('none')} />}
    </>
  );
}

/** An empty match may follow one that ends there. */
const keyOf = ({ index, end }: Match): string => `${index}-${end}`;

function columnsOf(t: Translate<(typeof text)['en']>): readonly Column<Match>[] {
  return [
    {
      id: 'match',
      header: t('column.match'),
      title: true,
      mono: true,
      cell: ({ value, index, end }) => (
        <>
          <bdi>{value}</bdi>{' '}
          <span className={styles.facts}>
            {t('column.range')} {index}–{end}
          </span>
        </>
      ),
    },
    {
      id: 'groups',
      header: t('column.groups'),
      width: 'wide',
      title: true,
      cell: ({ groups }) => (
        <ul className={styles.groups}>
          {groups.map(({ number, name, value }) => (
            <li key={number}>
              <span className={styles.facts}>
                ({number}) {name} {value !== null && '='}
              </span>{' '}
              {value === null ? <em className={styles.facts}>{t('absent')}</em> : <code>{value}</code>}
            </li>
          ))}
        </ul>
      ),
    },
  ];
}
