import type { BrowserContext, Page } from '@playwright/test';

export function ensureById(): Promise<void>;
export function serveById(target: Page | BrowserContext): Promise<void>;
