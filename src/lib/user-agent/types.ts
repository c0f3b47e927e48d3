/** A browser, engine or system with its version; null for what is not known. */
export interface Named {
  readonly name: string | null;
  readonly version: string | null;
}

export interface Bot {
  readonly name: string;
  readonly version: string | null;
  readonly vendor: string | null;
  readonly category: BotCategory;
}
export type BotCategory = 'search' | 'ai' | 'social' | 'seo' | 'archive' | 'monitor' | 'other';

/** In this order. */
export const notes = [
  'windows-10-or-11',
  'frozen-macos-version',
  'maybe-ipad',
  'reduced-user-agent',
  'webview',
  'unrecognised',
] as const;
export type Note = (typeof notes)[number];

export interface ParsedAgent {
  readonly userAgent: string;
  readonly browser: Named & { readonly major: number | null };
  readonly engine: Named;
  readonly os: Named;
  readonly device: { readonly type: string | null; readonly vendor: string | null; readonly model: string | null };
  readonly cpu: { readonly architecture: string | null };
  readonly bot: Bot | null;
  readonly notes: readonly Note[];
}

/** What is known so far. */
export interface Draft {
  browser: Named;
  engine: Named;
  os: Named;
  device: { type: string | null; vendor: string | null; model: string | null };
  architecture: string | null;
}

interface Brand {
  readonly brand: string;
  readonly version: string;
}

/** User-Agent Client Hints, as `getHighEntropyValues` and the headers tell them. */
export interface ClientHints {
  readonly brands?: readonly Brand[] | undefined;
  readonly fullVersionList?: readonly Brand[] | undefined;
  readonly platform?: string | undefined;
  readonly platformVersion?: string | undefined;
  readonly architecture?: string | undefined;
  readonly bitness?: string | undefined;
  readonly model?: string | undefined;
  readonly mobile?: boolean | undefined;
}
