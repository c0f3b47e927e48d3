import { Fragment } from 'react';
import { startOf } from '#core/start-of.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Table } from '#ui/table/table.tsx';
import type { Body, Request } from '../engine/request.ts';
import { text } from '../text.ts';
import styles from './view.module.css';

/** More are read, not shown. */
const shown = 20;
const shownLength = 2000;

const cut = (value: string): string => (value.length > shownLength ? `${startOf(value, shownLength)}…` : value);

function bodyText(body: Body): string {
  if (body.type === 'text') return body.text;
  if (body.type === 'file') return `@${body.path}`;
  return body.parts.map(({ file, name, value }) => `${name}=${value ?? `@${file}`}`).join('\n');
}

interface Row {
  readonly key: number;
  readonly name: string;
  readonly value: string;
}

const nameOf = ({ name }: Row) => <code>{name}</code>;
const valueOf = ({ value }: Row) => <code>{cut(value)}</code>;
const plainName = ({ name }: Row) => name;
const keyOf = ({ key }: Row): number => key;

/** What was read: method, URL, headers and body. */
export function Requests({ requests }: { readonly requests: readonly Request[] }) {
  const t = useText(text);
  const value = { id: 'value', header: t('value'), cell: valueOf, width: 'wide' } as const;
  const name = { id: 'name', header: t('name'), title: true } as const;
  return (
    // A scrolling region has to take the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="region" aria-label={t('tab.request')} tabIndex={0}>
      {requests.slice(0, shown).map(({ body, headers, method, url }, index) => (
        // A request is its place.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          <Table
            label={t('facts', { number: index + 1 })}
            columns={[{ ...name, cell: plainName }, value]}
            rows={[
              { key: 0, name: t('method'), value: method },
              { key: 1, name: t('url'), value: url },
              ...(body ? [{ key: 2, name: t('body'), value: bodyText(body) }] : []),
            ]}
            rowKey={keyOf}
          />
          {headers.length > 0 && (
            <Table
              label={t('headers', { number: index + 1 })}
              columns={[{ ...name, cell: nameOf }, value]}
              rows={headers.map((header, key) => ({ ...header, key }))}
              rowKey={keyOf}
            />
          )}
        </Fragment>
      ))}
      {requests.length > shown && <StatusLine>{t('requests.first', { count: shown })}</StatusLine>}
    </div>
  );
}
