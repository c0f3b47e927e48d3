import type { Language } from '#core/text.ts';
import { toolAt } from './catalogue.ts';
import { messagesOf } from './messages/messages.ts';
import { toolWordsOf } from './messages/tool-words.ts';

export const product = 'Toolcrib';

export interface Head {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** False for pages that search engines should leave out. */
  readonly indexed: boolean;
}

/** Title and meta tags of a path; undefined for a tool whose words are not loaded, since its page came with them. */
export function headOf(path: string, language: Language): Head | undefined {
  const { t } = messagesOf(language);
  const tool = toolAt(path);
  if (tool) {
    const words = toolWordsOf(language)?.[tool.id];
    if (!words) return undefined;
    const { name, description, keywords } = words;
    return { title: `${name} - ${product}`, description, keywords: keywords.join(', '), indexed: true };
  }
  const about = { description: t('homeDescription'), keywords: t('homeKeywords') };
  if (path === '/') return { ...about, title: t('homeTitle'), indexed: true };
  const page = path === '/about' ? 'about' : path === '/pipe' ? 'pipes' : undefined;
  if (page) {
    return { ...about, title: `${t(page)} - ${product}`, description: t(`${page}Description`), indexed: true };
  }
  if (import.meta.env.DEV && path.startsWith('/c-lib'))
    return { ...about, title: `${t('uiLibrary')} - ${product}`, indexed: false };
  return { ...about, title: `${t('notFoundTitle')} - ${product}`, indexed: false };
}

function setMeta(name: string, content: string): void {
  document.head.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
}

/** Brings the document's head to a path and language after the page was opened. */
export function updateHead(path: string, language: Language): void {
  const root = document.documentElement;
  // Setting it again lays out the whole page.
  if (root.lang !== language) root.lang = language;
  document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', location.origin + location.pathname);
  const head = headOf(path, language);
  if (!head) return;
  const { title, description, keywords, indexed } = head;
  document.title = title;
  setMeta('description', description);
  setMeta('keywords', keywords);
  setMeta('robots', indexed ? 'index, follow' : 'noindex');
}
