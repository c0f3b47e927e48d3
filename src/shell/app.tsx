import { createElement, Suspense, use, useEffect, useLayoutEffect } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { Announcer } from '#ui/announce.ts';
import { Boundary } from '#ui/boundary/boundary.tsx';
import { useLanguage } from '#ui/hooks/language.ts';
import { Toasts } from '#ui/toast/toast.tsx';
import { toolAt } from './catalogue.ts';
import { updateHead } from './head.ts';
import { Banner } from './layout/banner.tsx';
import { Layout } from './layout/layout.tsx';
import { pathOf } from './location.ts';
import { focusMainInput } from './focus-main-input.ts';
import { arrive, takeScroll } from './navigation.ts';
import { lastAttempt, pageOf } from './page-cache.ts';
import { closeOverlay, useOverlay } from './overlay.ts';
import { PaletteHost } from './palette/palette-host.tsx';
import { Part } from './part.tsx';
import { useRecents } from './stores/recents.ts';
import { CrashBoundary } from './tool-page/crash-boundary.tsx';
import { ToolPage } from './tool-page/tool-page.tsx';

function PageSlot({ path }: { readonly path: string }) {
  const page = createElement(pageOf(path) ?? use(lastAttempt(path)));
  const tool = toolAt(path);
  return tool ? <ToolPage tool={tool}>{page}</ToolPage> : page;
}

/** Whether the first page is shown. Each page has its own `Arrival`. */
let started = false;

/** After a navigation: the head, the focus (and with it the announcement), the scroll position, the recent tools. */
function useArrival(path: string): void {
  const language = useLanguage();
  useEffect(() => updateHead(path, language), [path, language]);
  useEffect(() => {
    const tool = toolAt(path);
    if (tool) useRecents.getState().visit(tool.id);
    arrive();
  }, [path]);
  useLayoutEffect(() => {
    const isFirst = !started;
    started = true;
    if (!isFirst) {
      // What lay over the last page was about that one.
      closeOverlay();
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      focusMainInput(path);
    }
    const scroll = takeScroll();
    // Do not move a page that was scrolled while it was loading.
    const isMoved = isFirst && scrollY > 0;
    if (scroll !== undefined && !location.hash && !isMoved) scrollTo(0, scroll);
  }, [path]);
}

/** Stands behind the page inside its boundary, so that its effects run when the page is hydrated. */
function Arrival({ path }: { readonly path: string }) {
  useArrival(path);
  return null;
}

/** Tells of it, after everything that arriving does, or should have done. */
function Arrived({ onArrival }: { readonly onArrival: (() => void) | undefined }) {
  useEffect(() => onArrival?.(), [onArrival]);
  return null;
}

interface AppProps {
  /** The path that is prerendered; in the browser the address decides. */
  readonly ssrPath?: string;
  /** Called when a page can be used; after the first again for every other. */
  readonly onArrival?: () => void;
}

/** The whole application. */
export function App({ ssrPath, onArrival }: AppProps) {
  const pathname = usePathname(ssrPath === undefined ? {} : { ssrPath });
  const path = import.meta.env.SSR ? pathname : pathOf(pathname);
  const overlay = useOverlay((state) => state.content);
  return (
    <>
      <Boundary>
        <Banner />
      </Boundary>
      <Layout path={path}>
        <CrashBoundary key={path} tool={toolAt(path)?.id}>
          <Suspense fallback={null}>
            <PageSlot path={path} />
            {!import.meta.env.SSR && (
              <>
                <Boundary>
                  <Arrival path={path} />
                </Boundary>
                <Arrived onArrival={onArrival} />
              </>
            )}
          </Suspense>
        </CrashBoundary>
      </Layout>
      <Boundary>
        <PaletteHost path={path} />
      </Boundary>
      {overlay && <Part onError={closeOverlay}>{overlay}</Part>}
      <Boundary>
        <Toasts />
      </Boundary>
      <Boundary>
        <Announcer />
      </Boundary>
    </>
  );
}
