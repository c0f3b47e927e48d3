import { useSyncExternalStore } from 'react';
import { hrefOf } from '#ui/base-path.ts';
import { Button, LinkButton } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { config } from '../config.ts';
import { useShellText } from '../messages/messages.ts';
import { usePaletteStore } from '../palette/palette-store.ts';
import { useMenuStore } from '../stores/menu.ts';
import { useIsDark, useStyleStore } from '../stores/style.ts';
import styles from './layout.module.css';
import { LanguageSelect } from './language-select.tsx';

const noChange = (): (() => void) => () => undefined;
const isApple = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform);

export function SupportLink() {
  const t = useShellText();
  const href = config['app.supportUrl'];
  if (href === '') return null;
  return (
    <LinkButton variant="line" icon="heart" href={href} rel="noopener" data-event="Support button clicked">
      {t('support')}
    </LinkButton>
  );
}

export function TopBar({ path }: { readonly path: string }) {
  const t = useShellText();
  const collapsed = useMenuStore((state) => state.isMenuCollapsed);
  const toggleMenu = useMenuStore((state) => state.toggleMenu);
  const openPalette = usePaletteStore((state) => state.setOpen);
  const toggleDark = useStyleStore((state) => state.toggleDark);
  const dark = useIsDark();
  const apple = useSyncExternalStore(noChange, isApple, () => false);
  return (
    <header className={styles.top}>
      <Button
        icon="menu"
        label={t('toggleMenu')}
        aria-expanded={!collapsed}
        aria-controls="menu"
        onClick={toggleMenu}
      />
      <LinkButton
        className={styles.wide}
        icon="house"
        label={t('home')}
        href={hrefOf('/')}
        aria-current={path === '/' ? 'page' : undefined}
      />
      {import.meta.env.DEV && (
        <LinkButton className={styles.wide} icon="component" label={t('uiLibrary')} href={hrefOf('/c-lib')} />
      )}
      <button
        type="button"
        className={styles.search}
        onClick={() => openPalette(true)}
        title={`${t('search')} (${apple ? '⌘ K' : 'Ctrl K'}, /)`}
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <Icon name="search" />
        <span>{t('search')}</span>
        <kbd className={styles.wide} aria-hidden="true">
          {apple ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      <span className={styles.grow} />
      <span className={styles.wide}>
        <LanguageSelect />
      </span>
      <LinkButton
        className={styles.wide}
        icon="workflow"
        label={t('pipes')}
        href={hrefOf('/pipe')}
        aria-current={path === '/pipe' ? 'page' : undefined}
      />
      <LinkButton
        className={styles.wide}
        icon="info"
        label={t('about')}
        href={hrefOf('/about')}
        aria-current={path === '/about' ? 'page' : undefined}
      />
      <Button icon={dark ? 'sun' : 'moon'} label={dark ? t('toLight') : t('toDark')} onClick={toggleDark} />
      <span className={classNames(styles.wide, styles.support)}>
        <SupportLink />
      </span>
    </header>
  );
}
