import { MultiChips } from '#ui/chips/chips.tsx';
import { DropZone, type DropZoneProps } from '#ui/drop-zone/drop-zone.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';
import { names } from './names.ts';

export function FileInput({ draft, change, onFiles }: DraftProps & Pick<DropZoneProps, 'onFiles'>) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
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
          {t('fileAlgorithms.label')}
          <span className={styles.chosen}>{draft.fileAlgorithms.map((id) => names[id]).join(', ')}</span>
        </summary>
        <MultiChips
          {...field('fileAlgorithms', (value) => names[value])}
          labelHidden
          onChange={(fileAlgorithms) => {
            if (fileAlgorithms.length > 0) change({ fileAlgorithms });
          }}
        />
      </details>
    </>
  );
}
