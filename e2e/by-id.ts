import type { Page } from '@playwright/test';
import { serveById } from '../scripts/by-id.mjs';
import type * as byId from '../src/run/by-id.ts';

export type ById = typeof byId;
/** For `import()` in the page. */
export const byIdPath = '/by-id/by-id.js';

/** A page of the built site, under its policy, in which `import(byIdPath)` gives every operation by its id. */
export async function openById(page: Page): Promise<void> {
  await serveById(page.context());
  // Without the application, which would make the one Trusted Types policy before us.
  await page.goto('/healthz');
}

/** A value as JSON text carries it: files and bytes as the command line reads and writes them. */
export async function toPlain(value: unknown): Promise<unknown> {
  if (value instanceof Blob) {
    const base64 = Buffer.from(await value.arrayBuffer()).toString('base64');
    return value.type === '' ? { base64 } : { base64, type: value.type };
  }
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return Promise.all(value.map(toPlain));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([name, item]) => [name, await toPlain(item)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
