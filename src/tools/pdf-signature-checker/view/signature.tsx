import { useEffect } from 'react';
import { formatBytes } from '#core/byte-size.ts';
import { Alert, type Tone } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useRunner } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Results, type ResultRow } from '#ui/results/results.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Table } from '#ui/table/table.tsx';
import { extract } from '../engine.ts';
import type { CheckedSignature, Status } from '../engine/types.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { CoverageBar } from './coverage-bar.tsx';
import { OpenCertificates } from './open-certificates.tsx';
import { useSentences } from './words.ts';

const tones: Readonly<Record<Status, Tone>> = {
  valid: 'success',
  'valid-extended': 'success',
  'valid-changed': 'warning',
  unknown: 'warning',
  invalid: 'danger',
};

interface SignatureProps {
  readonly value: CheckedSignature;
  readonly file: Blob;
  readonly revisions: number;
  /** The signature is not of a file that was opened. */
  readonly isSample: boolean;
  /** No roots say whether the authority is trusted. */
  readonly isTrustOpen: boolean;
  /** Leads to the field of the roots. */
  readonly onTrust: () => void;
  /** The result of an older input. */
  readonly stale: boolean;
}

/** The verdict in a sentence, what was checked for it, and what was saved afterwards. */
export function SignaturePanel({ value, file, revisions, isSample, isTrustOpen, onTrust, stale }: SignatureProps) {
  const t = useText(text);
  const sentences = useSentences();
  const rows = useRows(value, revisions);
  const verdict = sentences.verdict(value);
  return (
    <Panel label={verdict} answer>
      {isSample && <StatusLine>{t('sample')}</StatusLine>}
      <div className={styles.findings}>
        <Alert
          tone={tones[value.status]}
          action={<CopyButton text={verdict} iconOnly label={t('verdict.copy')} stale={stale} />}
        >
          <strong>{verdict}</strong>
        </Alert>
        {isTrustOpen && tones[value.status] === 'success' && (
          <Alert
            tone="warning"
            action={
              <Button variant="line" size="small" onClick={onTrust}>
                {t('roots.label')}
              </Button>
            }
          >
            {t('trustOpen')}
          </Alert>
        )}
        {value.findings.map((finding) => (
          <Alert key={finding.code} tone={finding.severity === 'info' ? 'info' : 'warning'}>
            {sentences.finding(finding)}
          </Alert>
        ))}
      </div>
      <CoverageBar coverage={value.coverage} size={file.size} />
      <Results rows={rows} json={value} stale={stale} />
      {value.laterChanges.length > 0 && (
        <Table
          label={t('later.label')}
          rows={value.laterChanges}
          rowKey={({ revision }) => revision}
          columns={[
            { id: 'revision', header: t('later.revision'), cell: ({ revision }) => revision, width: 'narrow' },
            {
              id: 'kinds',
              header: t('later.kinds'),
              cell: ({ kinds }) => (kinds.length > 0 ? sentences.changes(kinds) : t('later.none')),
            },
            { id: 'objects', header: t('later.objects'), cell: ({ objects }) => objects.join(', '), mono: true },
          ]}
        />
      )}
      <Downloads value={value} file={file} />
    </Panel>
  );
}

const digestName = (id: string | null): string | null => id?.toUpperCase().replace(/^SHA(1|\d{3})$/, 'SHA-$1') ?? null;

function useRows(value: CheckedSignature, revisions: number): ResultRow[] {
  const t = useText(text);
  const { date } = useSentences();
  const { coverage, digest, signature, signer, chain, timestamp } = value;
  const answer = (name: string | null, isRight: boolean | null): string | null =>
    name === null ? null : t(isRight === null ? 'answer.open' : isRight ? 'answer.yes' : 'answer.no', { name });
  const dated = (iso: string | null): string | null => iso && date(iso);
  const part = (): string => {
    if (!coverage.valid) return t('row.coverage.bad');
    if (coverage.wholeFile) return t('row.coverage.whole');
    const bytes = formatBytes(coverage.bytesAfter, t.language);
    return t('row.coverage.part', { revision: coverage.revision, count: revisions, bytes });
  };
  const given = (label: string, fact: string | null, note?: string): ResultRow[] =>
    fact === null || fact === '' ? [] : [{ label, value: fact, note }];
  return [
    { label: t('row.coverage'), value: part() },
    { label: t('row.digest'), value: answer(digestName(digest.algorithm), digest.matches) },
    { label: t('row.signature'), value: answer(signature.algorithm, signature.valid) },
    { label: t('row.certificate'), value: signer?.subject ?? null },
    ...given(t('row.issuer'), signer?.issuer ?? null),
    ...(signer
      ? given(
          t('row.validity'),
          t('row.validity.range', { from: date(signer.notBefore), until: date(signer.notAfter) }),
        )
      : []),
    ...(chain
      ? given(
          t('row.chain'),
          chain.ordered.join(' ← '),
          t(chain.complete ? 'row.chain.complete' : 'row.chain.incomplete'),
        )
      : []),
    ...given(t('row.time'), dated(value.signingTime ?? value.claimedTime), t('row.time.claimed')),
    ...given(t('row.timestamp'), dated(timestamp?.time ?? null), timestamp?.authority ?? undefined),
    ...given(t('row.name'), value.name, t('row.name.note')),
    ...given(t('row.reason'), value.reason),
    ...given(t('row.location'), value.location),
    ...given(t('row.field'), value.fieldName),
    ...(value.certification === null ? [] : given(t('row.certification'), t(`certification.${value.certification}`))),
  ];
}

type DownloadsProps = Pick<SignatureProps, 'value' | 'file'>;

const names = { revision: 'signed.pdf', cms: 'signature.p7s', certificates: 'certificates.pem' } as const;

/** Saves a part once it is read. Each part has a run of its own, so that none is given up for another. */
function useSaving() {
  const { start, value, source, error, clear } = useRunner(extract);
  useEffect(() => {
    if (!value || !source) return;
    download(value as Uint8Array<ArrayBuffer>, names[source.what]);
    clear();
  }, [value, source, clear]);
  return { start, error };
}

function Downloads({ value, file }: DownloadsProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const { index, coverage, chain } = value;
  const opened = useRunner(extract, { transient: true });
  const saving = { revision: useSaving(), certificates: useSaving(), cms: useSaving() };
  const parts = coverage.wholeFile
    ? (['certificates', 'cms'] as const)
    : (['revision', 'certificates', 'cms'] as const);
  const error = [opened, ...parts.map((what) => saving[what])].find((run) => run.error !== undefined)?.error;
  return (
    <>
      <PanelRow>
        {chain && <OpenCertificates run={opened} file={file} index={index} />}
        {parts.map((what) => (
          <Button
            key={what}
            variant="line"
            size="small"
            icon="download"
            onClick={() => saving[what].start({ file, index, what })}
          >
            {t(`extract.${what}`)}
          </Button>
        ))}
      </PanelRow>
      {error && <StatusLine tone="error">{errorText(error)}</StatusLine>}
    </>
  );
}
