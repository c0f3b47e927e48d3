import { Button } from '#ui/button/button.tsx';
import { FileCard } from '#ui/file-card/file-card.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';

interface MessageFileProps {
  readonly file: File;
  readonly onRemove: () => void;
}

/** The file that is signed instead of the text. */
export function MessageFile({ file, onRemove }: MessageFileProps) {
  const t = useText(text);
  return (
    <FileCard
      name={file.name}
      size={file.size}
      note={t('file.note')}
      actions={
        <Button variant="line" size="small" onClick={onRemove}>
          {t('file.remove')}
        </Button>
      }
    />
  );
}
