import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '#ui/hooks/language.ts';
import { merged, type Facts } from './facts.ts';
import { readFacts } from './read.ts';

const preferences = [
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(prefers-contrast: less)',
  '(prefers-reduced-motion: reduce)',
  '(prefers-reduced-transparency: reduce)',
  '(forced-colors: active)',
  '(inverted-colors: inverted)',
  '(color-gamut: p3)',
  '(dynamic-range: high)',
  '(pointer: fine)',
  '(hover: hover)',
  '(display-mode: standalone)',
  '(display-mode: fullscreen)',
];
const events = [
  'resize',
  'online',
  'offline',
  'languagechange',
  'orientationchange',
  'gamepadconnected',
  'gamepaddisconnected',
];

/** Calls back when anything changes that is known at once. */
function watch(onChange: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  for (const name of events) addEventListener(name, onChange, { signal });
  const { connection } = navigator as { readonly connection?: EventTarget };
  connection?.addEventListener('change', onChange, { signal });
  visualViewport?.addEventListener('resize', onChange, { signal });
  for (const query of preferences) matchMedia(query).addEventListener('change', onChange, { signal });
  const watchRatio = (): void => {
    const again = (): void => {
      onChange();
      watchRatio();
    };
    // The window moves to another display: the query is about the ratio of now, so it changes once.
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', again, { once: true, signal });
  };
  watchRatio();
  return () => controller.abort();
}

/** What this browser tells, live; undefined before the page is alive. */
export function useDevice(): { readonly facts: Facts | undefined; readonly refresh: () => void } {
  const language = useLanguage();
  const [known, setKnown] = useState<Facts>();
  const [asked, setAsked] = useState<Facts>({});
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const read = (): void => setKnown(readFacts(language));
    read();
    const tell = (facts: Facts): void => {
      if (isCurrent) setAsked((before) => merged(before, facts));
    };
    void import('./probe.ts').then(({ probeFacts }) => probeFacts(language, tell));
    const stop = watch(read);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [language, turn]);
  const refresh = useCallback(() => setTurn((before) => before + 1), []);
  return { facts: known && merged(known, asked), refresh };
}
