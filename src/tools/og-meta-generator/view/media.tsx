import { useText } from '#ui/hooks/use-text.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { DropZone } from '#ui/drop-zone/drop-zone.tsx';
import { InputText } from '#ui/input-text/input-text.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { orNothing, type PartProps } from './draft.ts';
import { Rows } from './rows.tsx';

interface Item {
  readonly url: string;
  readonly secureUrl: string | undefined;
  readonly type: string | undefined;
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  readonly alt?: string | undefined;
}

const none: Item = { url: '', secureUrl: undefined, type: undefined };
const parts = {
  images: ['width', 'height', 'alt', 'type', 'secureUrl'],
  videos: ['width', 'height', 'type', 'secureUrl'],
  audios: ['type', 'secureUrl'],
} as const;
const samples = {
  images: { url: 'https://example.com/card.png', type: 'image/png', width: '1200', height: '630' },
  videos: { url: 'https://example.com/film.mp4', type: 'video/mp4', width: '1280', height: '720' },
  audios: { url: 'https://example.com/sound.mp3', type: 'audio/mpeg', width: '', height: '' },
} as const;

interface MediaProps extends PartProps {
  /** A picture for the preview only. */
  readonly onPicture: (file: File) => void;
  /** The file opened last was no picture. */
  readonly refused: boolean;
}

/** Images, videos and audios with what structured properties say of them. */
export function Media({ draft, change, onPicture, refused }: MediaProps) {
  const t = useText(text);
  return (
    <>
      <div className={styles.drop}>
        <DropZone accept="image/*" onFiles={([file]) => file && onPicture(file)}>
          {t('picture.hint')}
        </DropZone>
        {refused && <Alert tone="danger">{t('picture.refused')}</Alert>}
      </div>
      {(['images', 'videos', 'audios'] as const).map((kind) => (
        <div key={kind} data-field={kind}>
          <Rows<Item>
            label={t(`field.${kind}`)}
            items={draft[kind]}
            onChange={(items) => change({ [kind]: items })}
            empty={none}
          >
            {(item, set, at) => (
              <div className={styles.grid} data-field={`${kind}[${at}]`}>
                <div className={styles.wide} data-field={`${kind}[${at}].url`}>
                  <InputText
                    label={t('media.url')}
                    placeholder={samples[kind].url}
                    value={item.url}
                    onChange={(url) => set({ ...item, url })}
                    rawText
                  />
                </div>
                {parts[kind].map((part) => (
                  <div key={part} data-field={`${kind}[${at}].${part}`} className={part === 'alt' ? styles.wide : ''}>
                    <InputText
                      label={t(`media.${part}`)}
                      placeholder={{ ...samples[kind], secureUrl: samples[kind].url, alt: t('sample.alt') }[part]}
                      value={String(item[part] ?? '')}
                      onChange={(value) => set({ ...item, [part]: orNothing(value) })}
                      rawText={part !== 'alt'}
                    />
                  </div>
                ))}
              </div>
            )}
          </Rows>
        </div>
      ))}
    </>
  );
}
