import { lazy, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Boundary } from '#ui/boundary/boundary.tsx';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { leaveFullWindow, useFullWindow } from '../full-window.ts';
import { useShellText } from '../messages/messages.ts';
import { useMenuStore } from '../stores/menu.ts';
import styles from './layout.module.css';
import { Menu } from './menu.tsx';
import { TopBar } from './top-bar.tsx';

const LeaveFullWindow = lazy(async () => ({ default: (await import('./leave-full-window.tsx')).LeaveFullWindow }));

const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

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
    const { pathname } = location;
    focusOn('#menu a');
    addEventListener('keydown', close);
    return () => {
      removeEventListener('keydown', close);
      if (location.pathname === pathname) focusOn('[aria-controls=menu]');
    };
  }, [overlaid, setCollapsed]);
  useEffect(() => {
    if (useMenuStore.getState().isSmallScreen) setCollapsed(true);
    leaveFullWindow();
  }, [path, setCollapsed]);

  return (
    <div className={styles.app}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <Boundary>
        <Menu path={path} />
      </Boundary>
      {overlaid && (
        <button
          type="button"
          className={styles.overlay}
          aria-label={t('closeMenu')}
          onClick={() => setCollapsed(true)}
        />
      )}
      <div className={styles.page} inert={overlaid}>
        <Boundary>
          <TopBar path={path} />
        </Boundary>
        {isFull && (
          <Boundary>
            <DeferredSuspense>
              <LeaveFullWindow />
            </DeferredSuspense>
          </Boundary>
        )}
        <main id="content" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}
