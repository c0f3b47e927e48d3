import { useState } from 'react';
import { copyParts } from '#core/platform.ts';
import { formatBytes } from '#core/byte-size.ts';
import { localeOf } from '#core/text.ts';
import { announce } from '#ui/announce.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { words } from '#ui/words.ts';
import { formatDuration } from '../engine/limits.ts';
import { text } from '../text.ts';
import styles from './shots.module.css';
import { asPng } from './photo.ts';
import type { Gallery, Item } from './use-gallery.ts';

interface ShotsProps {
  readonly gallery: Gallery;
  readonly onSave: (item: Item) => void;
}

/** What was taken, each with its actions; one of them opens large. */
export function Shots({ gallery, onSave }: ShotsProps) {
  const t = useText(text);
  const [opened, setOpened] = useState<Item>();
  return (
    <>
      {gallery.items.length > 0 && (
        <ul className={styles.items} aria-label={t('gallery')}>
          {gallery.items.map((item) => (
            <Shot key={item.name} item={item} gallery={gallery} onOpen={setOpened} onSave={onSave} />
          ))}
        </ul>
      )}
      {opened && (
        <Modal open onClose={() => setOpened(undefined)} title={opened.name}>
          {opened.kind === 'photo' ? (
            <img className={styles.full} src={opened.url} alt={opened.name} />
          ) : (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- what was just filmed has none
            <video className={styles.full} src={opened.url} controls aria-label={opened.name} />
          )}
        </Modal>
      )}
    </>
  );
}

interface ShotProps extends ShotsProps {
  readonly item: Item;
  readonly onOpen: (item: Item) => void;
}

function Shot({ item, gallery, onOpen, onSave }: ShotProps) {
  const t = useText(text);
  const ui = useText(words);
  const { kind, name, blob, url, at, width, height, milliseconds, saved } = item;
  const time = at.toLocaleTimeString(localeOf[t.language]);
  const copy = async (): Promise<void> => {
    const isCopied = await copyParts({ 'image/png': asPng(blob) });
    if (isCopied) announce(ui('copied'));
    toast(isCopied ? ui('copied') : t('copy.failed'));
  };
  const remove = (): void => {
    gallery.remove(item);
    toast(t('deleted'), { label: t('undo'), onSelect: () => gallery.restore(item) });
  };
  return (
    <li className={styles.item} aria-label={t('item.at', { kind: t(kind), time })}>
      <button type="button" className={styles.thumb} aria-label={t('open', { name })} onClick={() => onOpen(item)}>
        {kind === 'photo' ? (
          <img src={url} alt="" />
        ) : (
          <video src={`${url}#t=0.1`} muted preload="metadata" tabIndex={-1} />
        )}
        {kind === 'video' && (
          <span className={styles.play}>
            <Icon name="play" size={20} />
          </span>
        )}
      </button>
      <div className={styles.about}>
        <span>
          {t(kind)} {time}
        </span>
        <span>
          {formatBytes(blob.size, t.language)} · {t('real-size', { width: String(width), height: String(height) })}
          {milliseconds !== undefined && ` · ${formatDuration(milliseconds)}`}
        </span>
        {!saved && (
          <span>
            <Badge tone="warning">{t('unsaved')}</Badge>
          </span>
        )}
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" size="small" icon="download" label={t('download')} onClick={() => onSave(item)} />
        {kind === 'photo' && (
          <Button variant="quiet" size="small" icon="copy" label={t('copy')} onClick={() => void copy()} />
        )}
        <Button variant="quiet" size="small" icon="trash-2" label={t('delete')} onClick={remove} />
      </div>
    </li>
  );
}
