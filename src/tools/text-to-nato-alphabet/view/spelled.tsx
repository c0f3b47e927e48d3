import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import type { Alphabet } from '../engine/alphabets.ts';
import type { Spelled } from '../engine/spell.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { useSpeech } from './use-speech.ts';

/** More cards than anyone reads aloud would only slow the page down. */
const shownCards = 200;
/** White space that has a sign of its own; all other is drawn as a space. */
const signs: Readonly<Record<string, string>> = { '\n': '⏎', '\t': '⇥' };
/** Control characters by their code, except for those that lay out a text. */
const visible = (written: string): string =>
  written.replace(/\p{Cc}/gu, (sign) =>
    /\s/.test(sign) ? sign : `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
const voiceLanguages: Readonly<Record<Alphabet, string>> = { icao: 'en', french: 'fr', german: 'de' };

interface SpelledOutProps {
  readonly entries: readonly Spelled[];
  readonly alphabet: Alphabet;
  readonly separator: string;
  readonly stale: boolean;
}

/** The words as cards to read from, and as one text to copy or to listen to. */
export function SpelledOut({ entries, alphabet, separator, stale }: SpelledOutProps) {
  const t = useText(text);
  const { voice, speaking, speak, stop } = useSpeech(voiceLanguages[alphabet]);
  const shown = entries.slice(0, shownCards);
  const joined = (by: string, some = entries): string => some.map(({ word }) => word).join(by);
  return (
    <Panel label={t('words')} answer>
      <PanelRow>
        <PanelTitle>{t('words')}</PanelTitle>
        {voice === null ? (
          <Button variant="quiet" size="small" icon="volume-x" label={t('noVoice')} disabled />
        ) : (
          <Button
            variant="line"
            size="small"
            icon={speaking ? 'square' : 'volume-2'}
            disabled={!voice}
            onClick={() => (speaking ? stop() : speak(joined(', ').replaceAll(/[()]/g, '')))}
          >
            {t(speaking ? 'stop' : 'speak')}
          </Button>
        )}
        <CopyButton variant="primary" text={() => joined(separator)} disabled={entries.length === 0} stale={stale} />
      </PanelRow>
      <p className={styles.words} data-stale={stale || undefined}>
        {visible(joined(separator, shown))}
        {entries.length > shownCards && ' …'}
      </p>
      <ol className={styles.cards} aria-label={t('cards')} data-stale={stale || undefined}>
        {shown.map(({ char, word, kind }, index) => (
          // The cards of a text keep their places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles.card} data-kind={kind}>
            <bdi className={styles.char}>{signs[char] ?? (char.trim() === '' ? '␣' : visible(char))}</bdi>
            {word !== char && <span className={styles.word}>{kind === 'symbol' ? word.slice(1, -1) : word}</span>}
          </li>
        ))}
      </ol>
      {entries.length > shownCards && (
        <StatusLine>{t('cards.more', { shown: shown.length, total: entries.length })}</StatusLine>
      )}
    </Panel>
  );
}
