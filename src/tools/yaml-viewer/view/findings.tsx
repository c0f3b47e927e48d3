import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { PlaceList } from '#ui/place-list/place-list.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import type { Check, Finding } from '../engine/check.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { DraftProps } from './draft.ts';
import { withQuotes } from './quote.ts';

/** Those for which quotes say what is meant. */
const quotable: ReadonlySet<string> = new Set([
  'boolean-word',
  'octal-looking',
  'octal-1.2',
  'sexagesimal',
  'underscore-number',
  'date',
  'version-number',
  'exponent-number',
  'big-integer',
]);

interface FindingsProps extends Pick<DraftProps, 'draft' | 'change'> {
  readonly found: Check;
  /** About the whole text, beside the verdict. */
  readonly facts: readonly string[];
  /** It is that of an older text. */
  readonly stale: boolean;
  /** Beside errors, which come first, they are only counted. */
  readonly isListed: boolean;
  readonly onGoTo: (line: number, column: number) => void;
}

/** The verdict and what to check, each with its line, both readings, and the quotes that end the doubt. */
export function Findings({ draft, change, found, facts, stale, isListed, onGoTo }: FindingsProps) {
  const t = useText(text);
  const { findings } = found;
  if (findings.length === 0) return null;
  // Kind by kind, in the order of the text within each.
  const codes = [...new Set(findings.map(({ code }) => code))];
  const rank = (finding: Finding): number =>
    (finding.severity === 'warning' ? 0 : codes.length) + codes.indexOf(finding.code);
  const sorted = findings.toSorted((one, other) => rank(one) - rank(other));
  const doubtful = findings.filter(({ code, severity }) => severity === 'warning' && quotable.has(code));
  const sentence = ({ code, yaml12, yaml11 }: Finding): string => {
    const about = t(`finding.${code}`);
    if (yaml12 === null || yaml11 === null) return about;
    if (yaml12 !== yaml11) return `${about} ${t('readings', { yaml12, yaml11 })}`;
    // Both print the digits as typed; the zero goes when a program reads them.
    return code === 'version-number' ? `${about} ${t('readAs', { value: String(Number(yaml12)) })}` : about;
  };
  return (
    <>
      <StatusLine
        tone={doubtful.length > 0 ? 'warning' : 'neutral'}
        ok={isListed && doubtful.length === 0 && t('valid')}
        where={isListed && doubtful.length > 0 && t('valid')}
        stale={stale}
        actions={
          doubtful.length > 0 && (
            <Button
              size="small"
              variant="line"
              disabled={stale}
              onClick={() => change({ text: withQuotes(draft.text, doubtful) })}
            >
              {t('quoteAll', { count: doubtful.length })}
            </Button>
          )
        }
      >
        {t('findingCount', { count: findings.length })}{' '}
        {isListed ? <span className={styles.facts}>{facts.join(', ')}</span> : t('findingsLater')}
      </StatusLine>
      {isListed && (
        <PlaceList
          label={t('findings')}
          stale={stale}
          items={sorted.map((finding) => ({
            key: `${finding.line}:${finding.column} ${finding.code}`,
            text: sentence(finding),
            line: finding.line,
            about: [finding.source, JSON.stringify(finding.source)].includes(finding.yaml12 ?? '')
              ? ''
              : finding.source,
            action: quotable.has(finding.code) && (
              <Button
                size="small"
                variant="line"
                disabled={stale}
                onClick={() => change({ text: withQuotes(draft.text, [finding]) })}
              >
                {t('quote')}
              </Button>
            ),
          }))}
          onGoTo={(line, index) => onGoTo(line, sorted[index]?.column ?? 1)}
        />
      )}
    </>
  );
}
