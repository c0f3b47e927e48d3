import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { FontSample, HexDump, TextStart } from './preview-parts.tsx';
import { openInTab, useSource } from './use-source.ts';

interface PreviewProps {
  readonly blob: Blob;
  readonly mediaType: string;
  readonly name: string;
}

type Kind = 'image' | 'audio' | 'video' | 'pdf' | 'font' | 'text' | 'hex';

const textTypes = /^(?:text\/|application\/(?:json|xml|javascript|yaml|sql|.*\+(?:xml|json)$))/;

function kindOf(mediaType: string): Kind {
  const [family = ''] = mediaType.split('/');
  if (family === 'image' || family === 'audio' || family === 'video' || family === 'font') return family;
  if (mediaType === 'application/pdf') return 'pdf';
  return textTypes.test(mediaType) ? 'text' : 'hex';
}

/** What is in a file, without ever making it a part of this page: a picture, a player, text, or bytes. */
export function Preview({ blob, mediaType, name }: PreviewProps) {
  const t = useText(text);
  const source = useSource(blob, mediaType);
  const [broken, setBroken] = useState<Blob>();
  const kind = broken === blob ? 'hex' : kindOf(mediaType);
  const fail = (): void => setBroken(blob);
  return (
    <section className={styles.preview} aria-label={t('preview')} data-answer>
      {kind === 'image' && (
        <div className={styles.board}>
          <img className={styles.image} ref={source} alt={t('preview.image', { name })} onError={fail} />
        </div>
      )}
      {kind === 'audio' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a file of the user's, which has none
        <audio className={styles.player} ref={source} controls onError={fail} />
      )}
      {kind === 'video' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a file of the user's, which has none
        <video className={styles.player} ref={source} controls onError={fail} />
      )}
      {kind === 'pdf' && (
        <>
          {/* Chromium's viewer refuses sandboxed frames; a Blob of this type is never read as markup. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe ref={source} className={styles.frame} title={t('preview.image', { name })} />
          <Button variant="line" size="small" icon="external-link" onClick={() => openInTab(blob, mediaType)}>
            {t('preview.pdf')}
          </Button>
        </>
      )}
      {kind === 'font' && <FontSample blob={blob} onFail={fail} />}
      {kind === 'text' && <TextStart blob={blob} />}
      {kind === 'hex' && <HexDump blob={blob} />}
    </section>
  );
}
