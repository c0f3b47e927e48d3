import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useCopy } from '#ui/copy-button/use-copy.ts';
import { Menu, MenuItem } from '#ui/menu/menu.tsx';
import { useShellText } from '../messages/messages.ts';
import { useMenuStore } from '../stores/menu.ts';
import { ShareDialog } from './share-dialog.tsx';
import { toolAddress } from './tool-address.ts';
import styles from './tool-page.module.css';

/**
 * The arrow beside Share: what else than the options a link may hold. On a phone it takes the place of Share, so that the
 * title of the page keeps its room.
 */
export function ShareContent({ id }: { readonly id: string }) {
  const t = useShellText();
  const [menu, setMenu] = useState(false);
  const [dialog, setDialog] = useState(false);
  const isPhone = useMenuStore(({ isSmallScreen }) => isSmallScreen);
  const { copied, copy } = useCopy(t('linkCopied'));
  return (
    <span className={styles.anchor}>
      <Button
        variant="line"
        icon={isPhone ? (copied ? 'check' : 'share-2') : 'chevron-down'}
        label={t('shareMore')}
        aria-haspopup="menu"
        aria-expanded={menu}
        onClick={() => setMenu(!menu)}
      />
      {menu && (
        <Menu label={t('shareMore')} onClose={() => setMenu(false)}>
          {isPhone && (
            <MenuItem icon="copy" onSelect={() => void copy(toolAddress(id, false))}>
              {t('copyLink')}
            </MenuItem>
          )}
          <MenuItem icon="file-text" onSelect={() => setDialog(true)}>
            {t('shareContent')}
          </MenuItem>
        </Menu>
      )}
      {dialog && <ShareDialog id={id} onClose={() => setDialog(false)} />}
    </span>
  );
}
