import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { DropZone } from '#ui/drop-zone/drop-zone.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface PictureDropProps {
  readonly refused: boolean;
  readonly onOpen: (file: File) => void;
  /** Takes the picture away again, if there is one. */
  readonly onRemove: (() => void) | undefined;
}

/** Takes a picture of this device for the preview. */
export function PictureDrop({ refused, onOpen, onRemove }: PictureDropProps) {
  const t = useText(text);
  return (
    <div className={styles.drop}>
      <DropZone accept="image/*" onFiles={([file]) => file && onOpen(file)}>
        {t('picture.hint')}
      </DropZone>
      {onRemove && (
        <Button variant="quiet" size="small" icon="trash-2" onClick={onRemove}>
          {t('picture.remove')}
        </Button>
      )}
      {refused && <Alert tone="danger">{t('picture.refused')}</Alert>}
    </div>
  );
}
