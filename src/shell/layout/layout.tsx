import { lazy, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { leaveFullWindow, useFullWindow } from '../full-window.ts';
import { useShellText } from '../messages/messages.ts';
import { useMenuStore } from '../stores/menu.ts';
import styles from './layout.module.css';
import { Menu } from './menu.tsx';
import { TopBar } from './top-bar.tsx';

/** Brings the link to the current page into view. */
function showCurrent(): void {
  const nav = document.querySelector<HTMLElement>('#menu nav');
  const box = nav?.getBoundingClientRect();
  const item = nav?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!nav || !box || !item || (item.top >= box.top && item.bottom <= box.bottom)) return;
  nav.scrollTop += item.top - box.top - box.height / 2;
}

const LeaveFullWindow = lazy(async () => ({ default: (await import('./leave-full-window.tsx')).LeaveFullWindow }));

/** Side menu, top bar and content. Whether the menu shows stands on `<html data-menu>`, which the head script sets first. */
export function Layout({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const t = useShellText();
  const collapsed = useMenuStore((state) => state.isMenuCollapsed);
  const small = useMenuStore((state) => state.isSmallScreen);
  const setCollapsed = useMenuStore((state) => state.setMenuCollapsed);
  const overlaid = small && !collapsed;
  const isFull = useFullWindow((state) => state.isFull);

  // The first render is as prerendered, with the menu open: what the store says counts.
  useLayoutEffect(() => {
    document.documentElement.dataset['menu'] = useMenuStore.getState().isMenuCollapsed ? 'collapsed' : 'open';
  }, [collapsed]);
  useEffect(() => {
    if (!overlaid) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setCollapsed(true);
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [overlaid, setCollapsed]);
  useEffect(() => {
    if (useMenuStore.getState().isSmallScreen) setCollapsed(true);
    leaveFullWindow();
  }, [path, setCollapsed]);
  useEffect(showCurrent, [path]);

  return (
    <div className={styles.app}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <Menu path={path} />
      {overlaid && (
        <button
          type="button"
          className={styles.overlay}
          aria-label={t('closeMenu')}
          onClick={() => setCollapsed(true)}
        />
      )}
      <div className={styles.page} inert={overlaid}>
        <TopBar path={path} />
        {isFull && (
          <DeferredSuspense>
            <LeaveFullWindow />
          </DeferredSuspense>
        )}
        <main id="content" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}
