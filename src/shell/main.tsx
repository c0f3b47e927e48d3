import './styles.css';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startLanguage } from '#ui/hooks/language.ts';
import { App } from './app.tsx';
import { configFault } from './config.ts';
import { makeAbsolute } from './absolute-addresses.ts';
import { hydrateEarly, wake } from './early/wake.ts';
import { settleLocation } from './location.ts';
import { focusMainInput } from './focus-main-input.ts';
import { isStopped, keepPrerendered } from './keep-prerendered.ts';
import { loadMessages } from './messages/messages.ts';
import { loadToolWords, readDescriptions } from './messages/tool-words.ts';
import { startNavigation } from './navigation.ts';
import { loadPage } from './page-cache.ts';
import { keepStatic } from './static-page.ts';
import { touchPage } from './static-part.tsx';
import { startSite } from './host-config/site.ts';
import { attempt, trace } from './trace.ts';

/** How long the deferred start waits for a page that does not arrive, in milliseconds. */
const patience = 5000;

interface StartedProps {
  readonly onMount: () => void;
  readonly onArrival: () => void;
}

function Started({ onMount, onArrival }: StartedProps) {
  useEffect(onMount, [onMount]);
  return <App onArrival={onArrival} />;
}

function showConfigFault(root: HTMLElement, message: string): void {
  const card = document.createElement('pre');
  root.replaceChildren(Object.assign(card, { role: 'alert', textContent: message }));
}

/** React draws something again, or the whole page while it hydrates: then nothing prerendered is left. */
function redraw(error: unknown): void {
  reportError(error);
  touchPage();
}

async function start(root: HTMLElement, onUncaughtError: (error: unknown) => void): Promise<void> {
  if (configFault !== undefined) {
    showConfigFault(root, configFault);
    return;
  }
  // Before the address changes: what is relative would be looked for in another folder.
  const opened = location.href;
  makeAbsolute(document.querySelectorAll('a[href^="."], link[disabled]'), opened);
  const path = settleLocation();
  const site = await startSite();
  const language = startLanguage(site.language);
  startNavigation();
  // A page that cannot be loaded is shown by the error card of its route.
  await Promise.all([loadMessages(language), loadPage(path).catch(() => undefined)]);

  const shown = !site.differs && root.dataset['path'] === path && root.dataset['language'] === language;
  if (shown) readDescriptions(root);
  // Words that did not come are missed for no longer than until the next page.
  else await loadToolWords(language).catch(() => undefined);
  // Later pages take the focus when they arrive.
  let isReadyToType = location.hash !== '' && document.querySelector(':target') !== null;
  let deferred: Promise<void> | undefined;
  const startOnce = (): Promise<void> =>
    (deferred ??= import('./start-deferred.ts').then(
      ({ startDeferred }) => startDeferred(opened),
      // Nothing that the page needs; the next visit starts it.
      trace,
    ));
  const reveal = (): void => {
    delete document.documentElement.dataset['pending'];
  };
  const onMount = (): void => {
    reveal();
    // Not inside of React's own work.
    queueMicrotask(() => void attempt(() => wake(startOnce)));
    // A page that crashes never arrives.
    setTimeout(() => void startOnce(), patience);
  };
  const onArrival = (): void => {
    document.documentElement.dataset['ready'] = '';
    void startOnce();
    if (!isReadyToType && document.activeElement === document.body) void attempt(() => focusMainInput(path));
    isReadyToType = true;
  };
  const on = { onCaughtError: redraw, onRecoverableError: redraw, onUncaughtError };
  const app = <Started onMount={onMount} onArrival={onArrival} />;
  if (shown) {
    keepStatic(path);
    // In slices, so that what is pressed and typed meanwhile is seen at once.
    hydrateEarly(root, () => startTransition(() => void hydrateRoot(root, app, on)));
  } else {
    touchPage();
    // Together, so that the places of controls on it are known.
    new DocumentFragment().append(...root.childNodes);
    // What is hidden cannot take the focus, and nothing is left to hide.
    reveal();
    createRoot(root, on).render(app);
  }
}

const root = document.getElementById('app');
if (!root) throw new Error('no element with the id "app"');
if (!isStopped()) {
  void attempt(() => (early.isStarted = true));
  const stop = keepPrerendered(root);
  start(root, stop).catch(stop);
}
