import { useMemo, useRef, type ReactNode } from 'react';
import type { Translate } from '#core/text.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useCopy } from '#ui/copy-button/use-copy.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { MenuItem } from '#ui/menu/menu.tsx';
import { PanelRow } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import type { Match, Matches } from '../engine/match.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { Place } from './marks.ts';
import { linesOf, tsvOf } from './tsv.ts';

interface MatchListProps {
  readonly pattern: string;
  readonly value: Matches | undefined;
  readonly stale: boolean;
  /** Gets the match under the pointer, or undefined when there is none. */
  readonly onPoint: (place: Place | undefined) => void;
  /** Gets how many matches to list. */
  readonly onLimit: (limit: number) => void;
}

/** The largest limit of the operation. */
const mostMatches = 10_000;

/** The matches with their groups. */
export function MatchList({ pattern, value, stale, onPoint, onLimit }: MatchListProps) {
  const t = useText(text);
  const { copy } = useCopy();
  const copies = useRef<HTMLButtonElement>(null);
  const columns = useMemo(() => columnsOf(t), [t]);
  const matches = value?.matches ?? [];
  const isOff = matches.length === 0;
  const itemOf = (label: string, made: () => string, disabled = isOff || stale): ReactNode => (
    <MenuItem key={label} icon="copy" disabled={disabled} onSelect={() => void copy(made())}>
      {label}
    </MenuItem>
  );
  return (
    <>
      <PanelRow className={styles.copies}>
        <span className={styles.facts}>
          {value && (
            <>
              {t(value.truncated ? 'countMore' : 'count', { count: matches.length })}
              <span className={styles.groupCount}> · {t('groupCount', { count: value.groupCount })}</span>
            </>
          )}
        </span>
        <CopyButton
          ref={copies}
          text={() => JSON.stringify(matches, null, 2)}
          label={t('copyJson')}
          disabled={isOff}
          stale={stale}
        />
        <MenuButton label={t('copyMore')}>
          {itemOf(t('copyTsv'), () => (value ? tsvOf(value) : ''))}
          {itemOf(t('copyLines'), () => (value ? linesOf(value, 0) : ''))}
          {matches[0]?.groups.map(({ number, name }) =>
            itemOf(name === null ? t('copyGroup', { number }) : t('copyNamed', { number, name }), () =>
              value ? linesOf(value, number) : '',
            ),
          )}
          {itemOf(t('copyPattern'), () => pattern, pattern === '')}
        </MenuButton>
      </PanelRow>
      {value?.truncated && (
        <StatusLine
          stale={stale}
          actions={
            matches.length < mostMatches && (
              <Button
                variant="line"
                size="small"
                onClick={() => {
                  onLimit(mostMatches);
                  // The button goes with the sentence.
                  copies.current?.focus();
                }}
              >
                {t('listMore', { count: mostMatches })}
              </Button>
            )
          }
        >
          {t('first', { count: matches.length })}
        </StatusLine>
      )}
      {value && (
        <div
          onPointerOver={({ target }) => {
            const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
            const match = matches[Number(row?.dataset['index'])];
            onPoint(match && { from: match.index, to: match.end });
          }}
          onPointerLeave={() => onPoint(undefined)}
        >
          <Table label={t('tab.matches')} rows={matches} rowKey={keyOf} columns={columns} empty={t('none')} />
        </div>
      )}
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
          {groups.map(({ number, name, value, index, end }) => (
            <li key={number} className={styles.facts}>
              ({number}) {name}{' '}
              {value === null ? (
                <em>{t('absent')}</em>
              ) : (
                <>
                  = <code>{value}</code> {index}–{end}
                </>
              )}
            </li>
          ))}
        </ul>
      ),
    },
  ];
}
