import { Badge } from '#ui/badge/badge.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Results, type ResultRow } from '#ui/results/results.tsx';
import type { Entry, Source } from '../engine/entries.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

export interface Answered extends Omit<Entry, 'source'> {
  readonly source: Source | null;
  readonly parameters?: Readonly<Record<string, string>>;
}

interface AnswerProps {
  readonly answer: Answered;
  readonly stale: boolean;
  readonly onExtension: (extension: string) => void;
}

/** RFC 9110, 5.6.2 and 5.6.4: a token as it is, anything else in quotes. */
const valueOf = (value: string): string =>
  /^[\w!#$%&'*+.^`|~-]+$/.test(value) ? value : `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** A type with what one does with it: the header, and lines for servers and for a file input. */
export function Answer({ answer, stale, onExtension }: AnswerProps) {
  const t = useText(text);
  const { type, source, charset, compressible, extensions, parameters = {} } = answer;
  const given = Object.entries(parameters).map(([name, value]) => `${name}=${valueOf(value)}`);
  const implied = charset === null ? [] : [`charset=${charset.toLowerCase()}`];
  const header = [`Content-Type: ${type}`, ...(given.length > 0 ? given : implied)].join('; ');
  const dotted = extensions.map((extension) => `.${extension}`);
  const told = compressible === null ? t('notTold') : t(compressible ? 'yes' : 'no');
  const rows: ResultRow[] = [
    {
      label: t('type'),
      value: type,
      shown: (
        <span className={styles.type}>
          <strong>{type}</strong> <SourceBadge source={source} />
        </span>
      ),
    },
    {
      label: t('extensions'),
      value: dotted.length > 0 ? dotted.join(' ') : null,
      ...(dotted.length > 0 && {
        shown: (
          <span className={styles.chips}>
            {extensions.map((extension) => (
              <button
                key={extension}
                type="button"
                className={styles.chip}
                onClick={(event) => {
                  event.stopPropagation();
                  onExtension(extension);
                }}
              >
                .{extension}
              </button>
            ))}
          </span>
        ),
      }),
    },
    ...(charset === null ? [] : [{ label: t('charset'), value: charset }]),
    { label: t('compressible'), value: told },
    ...(given.length > 0 ? [{ label: t('parameters'), value: given.join('; ') }] : []),
    { label: t('header'), value: header },
    ...(extensions.length > 0
      ? [
          { label: t('nginx'), value: `types { ${type} ${extensions.join(' ')}; }` },
          { label: t('apache'), value: `AddType ${type} ${dotted.join(' ')}` },
          {
            label: t('accept'),
            value: `accept="${[type, ...dotted].join(',')}"`,
            shown: (
              <>
                {`accept="${type}`}
                {dotted.map((extension) => (
                  <span key={extension}>
                    ,<wbr />
                    {extension}
                  </span>
                ))}
                "
              </>
            ),
          },
        ]
      : []),
  ];
  return <Results rows={rows} json={answer} stale={stale} />;
}

export function SourceBadge({ source }: { readonly source: Source | null }) {
  const t = useText(text);
  if (source === null) return <Badge tone="warning">{t('unknown')}</Badge>;
  return <Badge tone={source === 'iana' ? 'primary' : 'neutral'}>{t(`source.${source}`)}</Badge>;
}
