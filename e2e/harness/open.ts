import type { Page } from '@playwright/test';
import { serveById } from './build.mjs';
import type * as byId from './by-id.ts';

export type ById = typeof byId;
/** For `import()` in the page. */
export const byIdPath = '/by-id/by-id.js';

/** A page of the built site, under its policy, in which `import(byIdPath)` gives every operation by its id. */
export async function openById(page: Page): Promise<void> {
  await serveById(page.context());
  // Without the application, which would make the one Trusted Types policy before us.
  await page.goto('/healthz');
}
