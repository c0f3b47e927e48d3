import { useLastRuns } from '#ui/hooks/last-runs.ts';
import { usePageReset } from '#ui/hooks/page-reset.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Menu, MenuItem } from '#ui/menu/menu.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { words } from '#ui/words.ts';
import { toggleFullWindow, useFullWindow } from '../full-window.ts';
import { showShortcuts } from '../keys/keys.tsx';
import { useShellText } from '../messages/messages.ts';
import { trace } from '../trace.ts';
import { showContinueWith, useCanContinue } from './continue-with.ts';
import { showCopyAs } from './copy-as.tsx';
import { currentRuns } from './current-runs.ts';
import { resetTool } from './reset-tool.ts';

interface MoreMenuProps {
  /** The tool whose page it is. */
  readonly id: string;
  readonly onClose: () => void;
}

export function MoreMenu({ id, onClose }: MoreMenuProps) {
  const t = useShellText();
  const ui = useText(words);
  const isResettable = usePageReset(({ resets }) => resets.length > 0);
  const hasRun = useLastRuns((all) => currentRuns(id, all[id]).length > 0);
  const canContinue = useCanContinue(id);
  const isFull = useFullWindow((state) => state.isFull);
  const tell = (error: unknown): void => {
    trace(error);
    toast(t('chunkTitle'));
  };
  return (
    <Menu label={t('more')} onClose={onClose}>
      {isResettable && (
        <MenuItem icon="rotate-cw" onSelect={() => resetTool(id)}>
          {ui('reset')}
        </MenuItem>
      )}
      {hasRun && (
        <MenuItem icon="terminal" onSelect={() => void showCopyAs(id).catch(tell)}>
          {t('copyAs')}
        </MenuItem>
      )}
      {canContinue && (
        <MenuItem icon="workflow" onSelect={() => void showContinueWith(id).catch(tell)}>
          {t('continueWith')}
        </MenuItem>
      )}
      <MenuItem icon={isFull ? 'minimize' : 'maximize'} hint="F" onSelect={toggleFullWindow}>
        {t('fullWindow')}
      </MenuItem>
      <MenuItem icon="keyboard" hint="?" onSelect={showShortcuts}>
        {t('about.keys')}
      </MenuItem>
    </Menu>
  );
}
