import { Alert } from '#ui/alert/alert.tsx';
import { DropZone } from '#ui/drop-zone/drop-zone.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface PictureDropProps {
  readonly refused: boolean;
  readonly onOpen: (file: File) => void;
}

/** Takes a picture of this device for the preview. */
export function PictureDrop({ refused, onOpen }: PictureDropProps) {
  const t = useText(text);
  return (
    <div className={styles.drop}>
      <DropZone accept="image/*" onFiles={([file]) => file && onOpen(file)}>
        {t('picture.hint')}
      </DropZone>
      {refused && <Alert tone="danger">{t('picture.refused')}</Alert>}
    </div>
  );
}
