import { languages } from '#core/text.ts';
import { loadMessages } from './messages/messages.ts';

/** What may wait until the page can be used: the other language and what the palette needs. */
export function startBackground(): void {
  const later = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000));
  later(() => {
    // Offline or gone: they are loaded again when somebody asks for them.
    Promise.all(languages.map(loadMessages)).catch(() => undefined);
  });
}
