import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useText } from '../hooks/use-text.ts';
import { Icon } from '../icon/icon.tsx';
import { words } from '../words.ts';
import styles from './drop-zone.module.css';
import { OpenButton } from './open-button.tsx';
import { usePageDrop } from './use-page-drop.ts';

export interface DropZoneProps {
  /** Gets what was dropped, too, if it was: folders are in it (`entriesOf`). */
  readonly onFiles: (files: readonly File[], dropped?: DataTransfer) => void;
  readonly accept?: string | undefined;
  /** More than one file at a time; otherwise the first counts. */
  readonly multiple?: boolean | undefined;
  /** The accepted files, such as "PNG, JPEG or WebP, up to 20 MB". */
  readonly children?: ReactNode;
}

/**
 * Takes a file that is dropped on it or anywhere on the page while it is mounted, or opened by its button.
 *
 * @example
 * ```tsx
 * <DropZone onFiles={([file]) => change({ file })}>Any kind, up to 20 MB</DropZone>
 * ```
 */
export function DropZone({ onFiles, accept, multiple = false, children }: DropZoneProps) {
  const t = useText(words);
  const take = (files: readonly File[], dropped?: DataTransfer): void =>
    onFiles(multiple ? files : files.slice(0, 1), dropped);
  const over = usePageDrop(take);
  return (
    <div className={classNames(styles.zone, over && styles.over)}>
      <Icon name="file-down" size={24} />
      <p>{t(multiple ? 'dropHintMany' : 'dropHint')}</p>
      <OpenButton
        variant="line"
        size="medium"
        label={t(multiple ? 'openFiles' : 'openFile')}
        onFiles={take}
        accept={accept}
        multiple={multiple}
      />
      {children && <p className={styles.hint}>{children}</p>}
    </div>
  );
}
