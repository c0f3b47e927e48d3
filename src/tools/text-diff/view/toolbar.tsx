import type { RefObject } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import type { MergeEditorHandle } from '#ui/merge-editor/merge-editor.tsx';
import { Actions, PanelRow } from '#ui/panel/panel.tsx';
import { text } from '../text.ts';

export type Side = 'left' | 'right';

const small = { variant: 'quiet', size: 'small' } as const;
const takes = [
  ['left', 'undo-2'],
  ['right', 'redo-2'],
] as const;

interface ToolbarProps {
  /** Icons alone; files are opened beside each text. */
  readonly narrow: boolean;
  readonly onOpen: (side: Side, file: File | undefined) => void;
  readonly onSwap: () => void;
  readonly editor: RefObject<MergeEditorHandle | null>;
  /** Empty when there is none. */
  readonly patch: string;
  readonly patchName: string;
}

/** What is done with both texts and with the changes between them. */
export function Toolbar({ narrow, onOpen, onSwap, editor, patch, patchName }: ToolbarProps) {
  const t = useText(text);
  const named = (label: string) => (narrow ? { label } : { children: label });
  return (
    <PanelRow>
      {!narrow && (
        <>
          <OpenButton label={t('open.left')} onFiles={([file]) => onOpen('left', file)} />
          <OpenButton label={t('open.right')} onFiles={([file]) => onOpen('right', file)} />
        </>
      )}
      <Button {...small} icon="arrow-left-right" onClick={onSwap} {...named(t('swap'))} />
      <Button {...small} icon="arrow-up" label={t('previous')} onClick={() => editor.current?.go('previous')} />
      <Button {...small} icon="arrow-down" label={t('next')} onClick={() => editor.current?.go('next')} />
      {takes.map(([side, icon]) => (
        <Button
          key={side}
          {...small}
          icon={icon}
          title={t('take.help')}
          onClick={() => editor.current?.take(side)}
          {...named(t(`take.${side}`))}
        />
      ))}
      <Actions>
        <CopyButton text={patch} label={t('patch.copy')} iconOnly={narrow} />
        <Button
          {...small}
          icon="download"
          disabled={patch === ''}
          onClick={() => download(patch, patchName, 'text/x-patch;charset=utf-8')}
          {...named(t('patch.download'))}
        />
      </Actions>
    </PanelRow>
  );
}
