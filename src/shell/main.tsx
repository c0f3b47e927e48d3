import './styles.css';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startLanguage } from '#ui/hooks/language.ts';
import { App } from './app.tsx';
import { configError } from './config.ts';
import { keepTyping, makeAbsolute } from './hydration.ts';
import { settleLocation } from './location.ts';
import { loadMessages } from './messages/messages.ts';
import { startNavigation } from './navigation.ts';
import { loadPage } from './pages.ts';
import { startSite } from './site/site.ts';

/** How long the background waits for a page that does not arrive, milliseconds. */
const patience = 5000;

interface StartedProps {
  readonly onMount: () => void;
  readonly onArrival: () => void;
}

function Started({ onMount, onArrival }: StartedProps) {
  useEffect(onMount, [onMount]);
  return <App onArrival={onArrival} />;
}

function showConfigError(root: HTMLElement, message: string): void {
  const card = document.createElement('pre');
  card.setAttribute('role', 'alert');
  card.textContent = message;
  root.replaceChildren(card);
}

async function start(root: HTMLElement): Promise<void> {
  if (configError) {
    showConfigError(root, configError.message);
    return;
  }
  // Before the address changes: what is relative would be looked for in another folder.
  const opened = location.href;
  makeAbsolute(root.querySelectorAll('a[href^="."]'), opened);
  const path = settleLocation();
  const site = await startSite();
  const language = startLanguage(site.language);
  startNavigation();
  // A page that cannot be loaded is shown by the error card of its route.
  await Promise.all([loadMessages(language), loadPage(path).catch(() => undefined)]);

  const shown = !site.differs && root.dataset['path'] === path && root.dataset['language'] === language;
  let restoreTyping = shown ? keepTyping(root) : undefined;
  let background: Promise<void> | undefined;
  const startOnce = (): void => {
    background ??= import('./background.ts').then(
      ({ startBackground }) => startBackground(opened),
      // Nothing that the page needs; the next visit starts it.
      () => undefined,
    );
  };
  const reveal = (): void => {
    delete document.documentElement.dataset['pending'];
  };
  const onMount = (): void => {
    reveal();
    // A page that crashes never arrives.
    setTimeout(startOnce, patience);
  };
  const onArrival = (): void => {
    document.documentElement.dataset['ready'] = '';
    startOnce();
    restoreTyping?.();
    restoreTyping = undefined;
  };
  const app = <Started onMount={onMount} onArrival={onArrival} />;
  if (shown) {
    // In slices, so that what is pressed and typed meanwhile is seen at once.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    root.replaceChildren();
    // What is hidden cannot take the focus, and nothing is left to hide.
    reveal();
    createRoot(root).render(app);
  }
}

const root = document.getElementById('app');
if (!root) throw new Error('the page has no element with the id "app"');
void start(root);
