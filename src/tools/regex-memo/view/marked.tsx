import styles from '../view.module.css';
import { piecesOf, type Span } from './spans.ts';

/** Signs for what leaves no ink. */
const shown = (text: string): string =>
  text
    .replaceAll('\n', '⏎\n')
    .replaceAll('\t', '⇥')
    .replaceAll('\r', '[CR]')
    .replaceAll('\0', '[NUL]')
    .replaceAll('\b', '[BS]');

/** A text with its matches marked. */
export function Marked({ text, spans }: { readonly text: string; readonly spans: readonly Span[] }) {
  return (
    <code className={styles.example}>
      {piecesOf(text, spans).map(({ at, text: piece, isMatch }) =>
        isMatch ? <mark key={`m${at}`}>{shown(piece)}</mark> : <span key={at}>{shown(piece)}</span>,
      )}
    </code>
  );
}
