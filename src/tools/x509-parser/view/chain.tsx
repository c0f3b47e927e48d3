import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import type { OperationState } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { toPem, type chain } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { X509Draft } from './draft.ts';
import { Findings } from './findings.tsx';

/** Blocks of PEM, one for each certificate. */
const blocksOf = (pem: string): string[] =>
  pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----\n/g) ?? [];

interface ChainProps {
  readonly draft: X509Draft;
  readonly found: OperationState<Awaited<ReturnType<(typeof chain)['run']>>>;
}

/** What the certificates are together, and the remedies for a wrong order: the last lines of the input's panel. */
export function Chain({ draft, found }: ChainProps) {
  const t = useText(text);
  const { text: given, file, password } = draft;
  const pem = useOperation(toPem, { text: given, file, password });
  const { value } = found;
  const stale = found.stale || pem.stale;
  if (!value) return undefined;
  const blocks = blocksOf(pem.value ?? '');
  const sorted = value.ordered.map(({ index }) => blocks[index] ?? '');
  const hasRoot = sorted.length > 1 && value.ordered.at(-1)?.role === 'root';
  const missing = value.findings.find(({ code }) => code === 'missing-issuer');
  const isBroken = value.findings.some(({ code }) => code === 'signature-invalid');
  const unchecked = value.findings.find(({ code }) => code === 'unsupported-algorithm');
  const said = new Set(['missing-issuer', 'signature-invalid']);
  if (!isBroken && !missing) said.add('unsupported-algorithm');
  const verdict = isBroken
    ? t('chain.broken')
    : missing
      ? t('chain.incomplete', { issuer: String(missing['issuer']) })
      : unchecked
        ? t('finding.unsupported-algorithm', { algorithm: String(unchecked['algorithm']) })
        : value.ordered.length === 1
          ? t(value.ordered[0]?.role === 'root' ? 'chain.one' : 'chain.issued')
          : t('chain.complete', { count: value.ordered.length });
  // A certificate alone proves nothing: that is said, and not praised. Nor is anything beside an error of the roots.
  const isProven =
    !found.error && !isBroken && !missing && !unchecked && (value.ordered.length > 1 || value.trusted === true);
  return (
    <>
      <StatusLine
        tone={isBroken ? 'error' : missing || unchecked ? 'warning' : 'neutral'}
        ok={isProven ? verdict : undefined}
        stale={stale}
        facts={[...(value.trusted === true && value.ordered.length > 1 ? [t('chain.trusted')] : []), t('network')]}
        actions={
          sorted.length > 1 && (
            <>
              <CopyButton text={sorted.join('')} label={t('chain.copy')} stale={stale} />
              {hasRoot && (
                <CopyButton text={sorted.slice(0, -1).join('')} label={t('chain.copyWithoutRoot')} stale={stale} />
              )}
            </>
          )
        }
      >
        {isProven ? undefined : verdict}
      </StatusLine>
      {value.ordered.length > 1 && (
        <ol className={styles.chain} data-stale={stale || undefined}>
          {value.ordered.map(({ index, subject, role }) => (
            <li key={index}>
              <span className={styles.role}>{t(`chain.role.${role}`)}</span>
              <bdi>{subject || '–'}</bdi>
            </li>
          ))}
        </ol>
      )}
      <Findings findings={value.findings.filter(({ code }) => !said.has(code))} stale={stale} />
    </>
  );
}
