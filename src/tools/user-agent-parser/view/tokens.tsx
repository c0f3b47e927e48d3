import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

/** What the parts of a string mean, by how they begin; the first that fits. */
const meanings = [
  [/^Mozilla\/5\.0/, 'mozilla'],
  [/^KHTML, like Gecko/, 'khtml'],
  [/^AppleWebKit\//, 'webkit'],
  [/^Gecko\//, 'gecko'],
  [/^(?:HeadlessChrome|Chrome)\/\d+\.0\.0\.0/, 'reduced'],
  [/^Version\//, 'version'],
  [/^Safari\//, 'safari'],
  [/^Mobile\b/, 'mobile'],
  [/^Windows NT 10\.0/, 'windows10'],
  [/^Windows NT/, 'windows'],
  [/^(?:Win64|WOW64|x64|x86_64|arm64|aarch64)/, 'architecture'],
  [/Mac OS X 10[._]15/, 'macos'],
  [/^Linux/, 'linux'],
  [/^X11/, 'x11'],
  [/^Android/, 'android'],
  [/^K$/, 'k'],
  [/^wv$/, 'wv'],
  [/^rv:/, 'rv'],
  [/^compatible/, 'compatible'],
  [/^\+?https?:/, 'contact'],
  [/(?:bot|crawler|spider)/i, 'bot'],
  [/^[^/\s]+\/[\d.]+/, 'product'],
] as const;

interface Piece {
  readonly at: number;
  readonly shown: string;
  readonly isToken: boolean;
}

/** Products as they stand, comments piece by piece. */
function piecesOf(userAgent: string): Piece[] {
  const pieces: Piece[] = [];
  for (const match of userAgent.matchAll(
    /KHTML, like Gecko|[^\s();]+\/[^\s();]+|(?<=[(;]\s?)[^();]+|[^\s();]+|[\s();]+/g,
  )) {
    pieces.push({ at: match.index, shown: match[0], isToken: !/^[\s();]+$/.test(match[0]) });
  }
  return pieces;
}

/** The string with its known parts colored; each says what it means. */
export function Tokens({ userAgent, stale }: { readonly userAgent: string; readonly stale: boolean }) {
  const t = useText(text);
  return (
    <p className={styles.tokens} translate="no" dir="ltr" data-stale={stale || undefined}>
      {piecesOf(userAgent).map(({ at, shown, isToken }) => {
        const meaning = isToken ? meanings.find(([pattern]) => pattern.test(shown.trim()))?.[1] : undefined;
        return meaning === undefined ? (
          <span key={at} className={styles.plain}>
            {shown}
          </span>
        ) : (
          <span key={at} className={styles.token} title={t(`token.${meaning}`)}>
            {shown}
          </span>
        );
      })}
    </p>
  );
}
