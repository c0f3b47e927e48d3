import { basePath } from '#ui/base-path.ts';
import type { Language } from '#core/text.ts';
import { safeStorage } from '#ui/hooks/storage.ts';
import { trace } from '../trace.ts';

declare global {
  /** The answer for the file, where the script in the page's head has asked for it already. */
  // oxlint-disable-next-line no-var -- what is global is declared so
  var siteAnswer: Promise<Response | undefined> | undefined;
}

/** The parts of the host's configuration that the first render needs. */
export interface SiteStart {
  /** Whether the page looks different from its prerendered form. */
  readonly differs: boolean;
  readonly language?: Language | undefined;
}

/** A first visit waits no longer for the file than this. */
const patience = 2000;
export const nothingSet = '{}';
export const siteKey = 'toolcrib:site';

/** The file of the last visit, so that later visits need not wait for it. The script in the head also reads it. */
function keptText(): string | undefined {
  const stored = safeStorage('localStorage').getItem(siteKey);
  const text = (JSON.parse(stored ?? 'null') as { state?: { text?: unknown } } | null)?.state?.text;
  return typeof text === 'string' ? text : undefined;
}

/** The text of the file; undefined when that cannot be told, offline for example. */
export async function fetchSite(
  answer: Promise<Response | undefined> = fetch(`${basePath()}toolcrib.config.json`, { cache: 'no-cache' }),
): Promise<string | undefined> {
  try {
    const response = await answer;
    if (response?.status === 404) return nothingSet;
    return response?.ok ? (await response.text()).trim() || undefined : undefined;
  } catch {
    return undefined;
  }
}

/** The configuration that the page started with, and the answer that a first visit requested. */
export const started: { text: string; answer?: Promise<string | undefined> } = { text: nothingSet };

/** Takes over what the host has set in `toolcrib.config.json`, before anything is rendered. */
export async function startSite(): Promise<SiteStart> {
  const kept = keptText();
  if (kept === undefined) {
    started.answer = fetchSite(globalThis.siteAnswer);
    const late = new Promise<undefined>((resolve) => void setTimeout(resolve, patience));
    started.text = (await Promise.race([started.answer, late])) ?? nothingSet;
  } else {
    started.text = kept;
  }
  if (started.text === nothingSet) return { differs: false };
  try {
    const { applySite } = await import('./apply-site.ts');
    return applySite(started.text);
  } catch (error) {
    // That part of the application cannot be loaded: as it was built.
    trace(error);
    return { differs: false };
  }
}
