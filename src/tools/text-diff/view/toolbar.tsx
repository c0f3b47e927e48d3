import type { RefObject } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { MenuItem } from '#ui/menu/menu.tsx';
import type { MergeEditorHandle } from '#ui/merge-editor/merge-editor.tsx';
import { Actions, PanelRow } from '#ui/panel/panel.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';

export type Side = 'left' | 'right';

const small = { variant: 'quiet', size: 'small' } as const;
const takes = [
  ['left', 'undo-2'],
  ['right', 'redo-2'],
] as const;

interface ToolbarProps {
  /** Of the texts, where they stand side by side. */
  readonly names: readonly [left: string, right: string] | undefined;
  readonly onOpen: (side: Side, file: File | undefined) => void;
  readonly onClear: (side: Side) => void;
  readonly onSwap: () => void;
  readonly editor: RefObject<MergeEditorHandle | null>;
  /** Empty when there is none. */
  readonly patch: string;
  readonly patchName: string;
}

/** What is done with both texts and with the changes between them. */
export function Toolbar({ names, onOpen, onClear, onSwap, editor, patch, patchName }: ToolbarProps) {
  const t = useText(text);
  const fill = (side: Side) => (
    <span className={styles.wide}>
      <OpenButton label={t(`open.${side}`)} onFiles={([file]) => onOpen(side, file)} />
      <Button {...small} icon="trash-2" label={t(`clear.${side}`)} onClick={() => onClear(side)} />
    </span>
  );
  return (
    <PanelRow className={names ? styles.heads : styles.bar}>
      <div className={styles.head}>
        {names && <h2 className={styles.name}>{names[0]}</h2>}
        {fill('left')}
        {!names && fill('right')}
        <Button {...small} icon="arrow-left-right" onClick={onSwap}>
          {t('swap')}
        </Button>
        <Actions>
          <Button {...small} icon="arrow-up" label={t('previous')} onClick={() => editor.current?.go('previous')} />
          <Button {...small} icon="arrow-down" label={t('next')} onClick={() => editor.current?.go('next')} />
        </Actions>
      </div>
      <div className={styles.head}>
        {names && <h2 className={styles.name}>{names[1]}</h2>}
        {names && fill('right')}
        <Actions>
          <CopyButton text={patch} label={t('patch.copy')} />
          <MenuButton label={t('more')}>
            {takes.map(([side, icon]) => (
              <MenuItem key={side} icon={icon} onSelect={() => editor.current?.take(side)}>
                {t(`take.${side}`)}
              </MenuItem>
            ))}
            <MenuItem
              icon="download"
              disabled={patch === ''}
              onSelect={() => download(patch, patchName, 'text/x-patch;charset=utf-8')}
            >
              {t('patch.download')}
            </MenuItem>
          </MenuButton>
        </Actions>
      </div>
    </PanelRow>
  );
}
