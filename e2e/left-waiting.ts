import type { BrowserContext, Page, Request, TestInfo } from '@playwright/test';

/** The name of the annotations that `scripts/report.mjs` prints. */
const annotation = 'when it failed';
/** How long a page may take to say how it is, in milliseconds. */
const patience = 5000;

/** How far the start of a page has come, what it keeps for later, and what has the focus. Runs in the page. */
function stateInPage(): string {
  const { dataset } = document.documentElement;
  const { early } = globalThis as { early?: { kept: { type: string }[]; isAwake?: boolean } };
  const said = ['pending', 'ready', 'listens'].filter((name) => name in dataset);
  if (early?.isAwake === true) said.push('awake');
  const kept = early?.kept.map(({ type }) => type) ?? [];
  const { tagName = 'nothing', id = '' } = document.activeElement ?? {};
  return `${location.href}: ${said.join(', ')}; kept: ${kept.join(', ')}; focus: ${tagName} ${id}`;
}

function stateOf(page: Page): Promise<string> {
  const late = new Promise<string>((resolve) => setTimeout(() => resolve(`${page.url()} does not answer`), patience));
  return Promise.race([page.evaluate(stateInPage).catch(String), late]);
}

/**
 * Follows the requests of a context. What it returns notes at a test that has failed which of them had no answer, and
 * how far each page had come; the report prints that.
 */
export function followRequests(context: BrowserContext): (info: TestInfo) => Promise<void> {
  const open = new Set<Request>();
  context.on('request', (request) => open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return async (info) => {
    if (info.status === info.expectedStatus) return;
    for (const request of open) info.annotations.push({ type: annotation, description: `no answer: ${request.url()}` });
    for (const page of context.pages()) info.annotations.push({ type: annotation, description: await stateOf(page) });
  };
}
