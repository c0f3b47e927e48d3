import { lazy, Suspense } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { Results } from '#ui/results/results.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Table } from '#ui/table/table.tsx';
import type { CertificateDescription, Description } from '../engine/inspect.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { X509Draft } from './draft.ts';
import { useFacts } from './facts.ts';
import { Findings } from './findings.tsx';

const Command = lazy(async () => ({ default: (await import('./command.tsx')).Command }));

/** The mean length of a year of the Gregorian calendar. */
const daysOfYear = 365.2425;

/** The common name says it; the rows tell the whole one. */
const shortName = ({ text: whole, parts }: CertificateDescription['subject']): string =>
  parts.findLast(({ type }) => type === 'CN')?.value ?? whole;

const nameOf = (object: Description): string => {
  // A subject may be empty: the names of its hosts are enough (RFC 5280 §4.2.1.6).
  if (object.kind === 'certificate' || object.kind === 'csr')
    return shortName(object.subject) || (object.subjectAltNames[0]?.value ?? '–');
  return object.kind === 'crl' ? shortName(object.issuer) : object.publicKey.algorithm;
};

interface ObjectProps {
  readonly object: Description;
  /** What it was read from. */
  readonly draft: X509Draft;
  /** It was read from an older input. */
  readonly stale: boolean;
  /** The newer input cannot be read: nothing is green or red. */
  readonly isOld: boolean;
  /** There is nothing beside it. */
  readonly isAlone: boolean;
  /** It is the first. */
  readonly answer: boolean;
}

/** One certificate, request, list or key: what counts first, the rest folded. */
export function ObjectPanel({ object, draft, stale, isOld, isAlone, answer }: ObjectProps) {
  const t = useText(text);
  const facts = useFacts();
  const state = object.kind === 'certificate' ? object.validity : undefined;
  return (
    <Panel label={nameOf(object)} answer={answer}>
      <header className={styles.head}>
        <Badge tone="neutral">{t(`kind.${object.kind}`)}</Badge>
        <bdi className={styles.name}>{nameOf(object)}</bdi>
        {state && (
          <Badge tone={isOld ? 'neutral' : state.state === 'valid' ? 'primary' : 'danger'}>
            {state.state !== 'valid'
              ? t(`state.${state.state}`)
              : state.daysLeft < 2 * daysOfYear
                ? t('state.valid', { count: state.daysLeft })
                : t('state.years', { count: Math.floor(state.daysLeft / daysOfYear) })}
          </Badge>
        )}
      </header>
      <Findings findings={object.findings.filter(({ code }) => !isAlone || code !== 'self-signed')} />
      <Results rows={facts(object)} json={object} stale={stale} />
      <Suspense>
        <Command object={object} draft={draft} />
      </Suspense>
      {'extensions' in object && object.extensions.length > 0 && (
        <Disclosure label={t('extensions.label')}>
          <Table
            label={t('extensions.label')}
            rows={object.extensions}
            rowKey={({ oid, hex }) => oid + hex}
            columns={[
              { id: 'name', header: t('extensions.name'), cell: ({ oid, name }) => name ?? oid },
              {
                id: 'critical',
                header: t('extensions.critical'),
                cell: ({ critical }) => (critical ? t('extensions.yes') : ''),
                width: 'narrow',
              },
              { id: 'hex', header: t('extensions.value'), cell: ({ hex }) => hex, width: 'wide', mono: true },
            ]}
          />
        </Disclosure>
      )}
      {object.kind === 'crl' && object.revoked.length > 0 && (
        <Disclosure label={t('revoked.label')}>
          {object.revoked.length < object.revokedCount && (
            <StatusLine tone="warning">
              {t('revoked.first', { shown: object.revoked.length, count: object.revokedCount })}
            </StatusLine>
          )}
          <Table
            label={t('revoked.label')}
            rows={object.revoked}
            rowKey={({ serialNumber }) => serialNumber}
            columns={[
              { id: 'serial', header: t('revoked.serial'), cell: ({ serialNumber }) => serialNumber, mono: true },
              { id: 'date', header: t('revoked.date'), cell: ({ date }) => date, mono: true },
              { id: 'reason', header: t('revoked.reason'), cell: ({ reason }) => reason ?? '–' },
            ]}
          />
        </Disclosure>
      )}
    </Panel>
  );
}
