import { ConfigError, type ConfigFault, type Reading, readSetting } from './config.ts';
import { canParseUrl } from './platform.ts';
import { startOf } from './start-of.ts';
import { type Language, languages } from './text.ts';
import { categories, type Category } from './tool.ts';

/** The name of the file beside the home page with which a host adapts a built site. */
export const siteFile = 'toolcrib.config.json';

/** Settings that a host may change without a new build. Absent settings keep their built-in values. */
export interface SiteConfig {
  /** Ids of tools. */
  readonly 'tools.hidden'?: readonly string[];
  readonly 'categories.hidden'?: readonly Category[];
  /** For visitors who have not chosen yet. */
  readonly 'app.language'?: Language;
  readonly 'app.theme'?: 'light' | 'dark' | 'auto';
  /** Shown at the top of the home page, in both languages unless there are French words. */
  readonly 'app.homeText'?: string;
  readonly 'app.homeText.fr'?: string;
  readonly 'app.supportUrl'?: string;
  readonly showBanner?: boolean;
  readonly 'app.bannerText'?: string;
  readonly 'app.bannerText.fr'?: string;
  readonly 'plausible.isTrackerEnabled'?: boolean;
  readonly 'plausible.domain'?: string;
  readonly 'plausible.trackLocalhost'?: boolean;
}

interface SiteSetting {
  /**
   * The rules of `core/config.ts`, and also: `url` (http, https or nothing), `tools` and `categories` (lists of ids).
   */
  readonly format: string | readonly string[];
  /** The environment variable that sets it for `toolcrib serve` and in the container. */
  readonly env: string;
}

export const siteSettings: Readonly<Record<keyof SiteConfig, SiteSetting>> = {
  'tools.hidden': { format: 'tools', env: 'TOOLCRIB_HIDDEN_TOOLS' },
  'categories.hidden': { format: 'categories', env: 'TOOLCRIB_HIDDEN_CATEGORIES' },
  'app.language': { format: languages, env: 'TOOLCRIB_LANGUAGE' },
  'app.theme': { format: ['light', 'dark', 'auto'], env: 'TOOLCRIB_THEME' },
  'app.homeText': { format: 'string', env: 'TOOLCRIB_HOME_TEXT' },
  'app.homeText.fr': { format: 'string', env: 'TOOLCRIB_HOME_TEXT_FR' },
  'app.supportUrl': { format: 'url', env: 'TOOLCRIB_SUPPORT_URL' },
  showBanner: { format: 'boolean', env: 'TOOLCRIB_SHOW_BANNER' },
  'app.bannerText': { format: 'string', env: 'TOOLCRIB_BANNER_TEXT' },
  'app.bannerText.fr': { format: 'string', env: 'TOOLCRIB_BANNER_TEXT_FR' },
  'plausible.isTrackerEnabled': { format: 'boolean', env: 'TOOLCRIB_TRACKER_ENABLED' },
  'plausible.domain': { format: 'string', env: 'TOOLCRIB_PLAUSIBLE_DOMAIN' },
  'plausible.trackLocalhost': { format: 'boolean', env: 'TOOLCRIB_PLAUSIBLE_TRACK_LOCALHOST' },
};

/** The facts of the build that the file is checked against. */
export interface SiteFacts {
  readonly tools: readonly string[];
  /** Whether the build contains the analytics and its policy their host. */
  readonly hasAnalytics: boolean;
}

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isKey = (key: string): key is keyof SiteConfig => Object.hasOwn(siteSettings, key);
const fileFault = (expected: string, received: unknown): ConfigError =>
  new ConfigError([{ key: siteFile, code: 'invalid-value', expected, received }]);

type Outcome = Reading | Omit<ConfigFault, 'key'>;
const wrong = (expected: string, received: unknown): Outcome => ({ code: 'invalid-value', expected, received });

/** A list of known names, or every entry that is none. */
function readNames(received: unknown, known: readonly string[], expected: string): Outcome[] {
  if (!Array.isArray(received)) return [wrong('list', received)];
  const unknown: unknown[] = received.filter((entry) => !known.includes(entry as string));
  return unknown.length === 0 ? [{ value: received }] : unknown.map((entry) => wrong(expected, entry));
}

function isUrl(text: unknown): boolean {
  if (text === '') return true;
  return typeof text === 'string' && canParseUrl(text) && /^https?:$/.test(new URL(text).protocol);
}

/** The value, or everything that is wrong with it. */
function readKey(key: keyof SiteConfig, received: unknown, { tools, hasAnalytics }: SiteFacts): Outcome[] {
  const { format } = siteSettings[key];
  if (format === 'tools') return readNames(received, tools, 'tool');
  if (format === 'categories') return readNames(received, categories, 'category');
  if (format === 'url') return [isUrl(received) ? { value: received } : wrong('url', received)];
  const reading = readSetting({ format }, received);
  const isOn = key === 'plausible.isTrackerEnabled' && 'value' in reading && reading.value === true;
  return [isOn && !hasAnalytics ? wrong('no-analytics', received) : reading];
}

/**
 * Reads what a host has set.
 * @throws ConfigError with every key that is unknown or does not match its format.
 */
export function readSiteConfig(values: unknown, facts: SiteFacts): SiteConfig {
  if (!isRecord(values)) throw fileFault('object', values);
  const config: Record<string, unknown> = {};
  const faults: ConfigFault[] = [];
  for (const [key, received] of Object.entries(values)) {
    if (!isKey(key)) {
      faults.push({ key, code: 'unknown-key', received, expected: '' });
      continue;
    }
    for (const outcome of readKey(key, received, facts)) {
      if ('value' in outcome) config[key] = outcome.value;
      else faults.push({ key, received, ...outcome });
    }
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

/**
 * The values in the text of the file, not yet checked.
 * @throws ConfigError when it is not JSON.
 */
export function parseSiteFile(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw fileFault('json', startOf(text.trim(), 60));
  }
}

/** Whether a tool is hidden, either by id or with its category. */
export function isHidden(config: SiteConfig, { id, category }: { readonly id: string; readonly category: string }) {
  return Boolean(config['tools.hidden']?.includes(id) || config['categories.hidden']?.includes(category as Category));
}
