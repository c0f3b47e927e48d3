import { MultiChips } from '#ui/chips/chips.tsx';
import { DropZone } from '#ui/drop-zone/drop-zone.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { algorithms } from '../engine/algorithms.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { DraftProps } from './draft.ts';
import { names } from './names.ts';

export function FileInput({ draft, change, onFiles }: DraftProps & { onFiles: (files: readonly File[]) => void }) {
  const t = useText(text);
  return (
    <>
      <div className={styles.drop}>
        <DropZone multiple onFiles={onFiles}>
          {t('files.help')}
        </DropZone>
      </div>
      <details className={styles.choose}>
        <summary>
          <Icon name="chevron-right" />
          {t('algorithms.label')}
          <span className={styles.chosen}>{draft.fileAlgorithms.map((id) => names[id]).join(', ')}</span>
        </summary>
        <MultiChips
          label={t('algorithms.label')}
          labelHidden
          hint={t('algorithms.help')}
          value={draft.fileAlgorithms}
          onChange={(fileAlgorithms) => {
            if (fileAlgorithms.length > 0) change({ fileAlgorithms });
          }}
          options={algorithms.map((value) => ({ value, label: names[value] }))}
        />
      </details>
    </>
  );
}
