import { createElement, Suspense, use, useEffect, useLayoutEffect } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { Announcer } from '#ui/announce.ts';
import { useLanguage } from '#ui/hooks/language.ts';
import { Toasts } from '#ui/toast/toast.tsx';
import { toolAt } from './catalogue.ts';
import { updateHead } from './head.ts';
import { Banner } from './layout/banner.tsx';
import { Layout } from './layout/layout.tsx';
import { pathOf } from './location.ts';
import { takeScroll } from './navigation.ts';
import { lastAttempt, pageOf } from './pages.ts';
import { PaletteHost } from './palette/palette-host.tsx';
import { useRecents } from './stores/recents.ts';
import { CrashBoundary } from './tool-page/crash-boundary.tsx';
import { ToolPage } from './tool-page/tool-page.tsx';

function PageSlot({ path }: { readonly path: string }) {
  const page = createElement(pageOf(path) ?? use(lastAttempt(path)));
  const tool = toolAt(path);
  return tool ? <ToolPage tool={tool}>{page}</ToolPage> : page;
}

/** Is the first page shown? Each page has an `Arrival` of its own. */
let started = false;

/** After a navigation: the head, the focus on the heading, the scroll position, the recent tools. */
function useArrival(path: string): void {
  const language = useLanguage();
  useEffect(() => updateHead(path, language), [path, language]);
  useEffect(() => {
    const tool = toolAt(path);
    if (tool) useRecents.getState().visit(tool.id);
  }, [path]);
  useLayoutEffect(() => {
    if (!started) {
      started = true;
      return;
    }
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.focus({ preventScroll: true });
    const scroll = takeScroll();
    if (scroll !== undefined && !location.hash) scrollTo(0, scroll);
  }, [path]);
}

interface ArrivalProps {
  readonly path: string;
  readonly onArrival: (() => void) | undefined;
}

/** Stands behind the page inside its boundary, so that its effects run when the page is hydrated. */
function Arrival({ path, onArrival }: ArrivalProps) {
  useArrival(path);
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
  return (
    <>
      <Banner />
      <Layout path={path}>
        <CrashBoundary key={path}>
          <Suspense fallback={null}>
            <PageSlot path={path} />
            {!import.meta.env.SSR && <Arrival path={path} onArrival={onArrival} />}
          </Suspense>
        </CrashBoundary>
      </Layout>
      <PaletteHost path={path} />
      <Toasts />
      <Announcer />
    </>
  );
}
