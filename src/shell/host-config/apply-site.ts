import { ConfigError, type ConfigFault } from '#core/config.ts';
import { isHidden, parseSiteFile, readSiteConfig, type SiteConfig, siteFile } from '#core/site-config.ts';
import { type Language, languages, translator } from '#core/text.ts';
import { catalogue, keepTools } from '../catalogue.ts';
import { adaptConfig, config } from '../config.ts';
import { setDefaultTheme } from '../stores/style.ts';
import { faultWords as french } from './fault-words.fr.ts';
import { faultWords as english } from './fault-words.ts';
import { keepSite } from './kept-site.ts';
import type { SiteStart } from './site.ts';

type Texts = Readonly<Record<Language, string>>;

const facts = {
  tools: catalogue.tools.map(({ id }) => id),
  hasAnalytics: config['plausible.isTrackerEnabled'],
};

/** Every wrong key with its value, for whoever runs the site. */
export function describeFaults(faults: readonly ConfigFault[], language: Language): string {
  const t = translator(language === 'fr' ? french : english, language);
  const lines = faults.map(({ key, code, expected, received }) => {
    const given = { key, received: JSON.stringify(received) };
    if (code === 'unknown-key') return t('unknown', given);
    return t('wrong', { ...given, expected: t.has(expected) ? t(expected as 'json') : expected });
  });
  return [t('title', { file: siteFile }), ...lines].join('\n');
}

const inBoth = (textOf: (language: Language) => string): Texts =>
  Object.fromEntries(languages.map((language) => [language, textOf(language)])) as Texts;

function textOf(site: SiteConfig, key: 'app.homeText' | 'app.bannerText'): Texts | undefined {
  const { [key]: english, [`${key}.fr` as const]: french } = site;
  const text = english ?? french;
  return text === undefined ? undefined : { en: text, fr: french ?? text };
}

function read(text: string): SiteConfig | ConfigError {
  try {
    return readSiteConfig(parseSiteFile(text), facts);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
}

/** Takes over a file; a wrong one is shown above the page, which is as it was built then. Keeps it for the next visit. */
export function applySite(text: string): SiteStart {
  const site = read(text);
  if (site instanceof ConfigError) {
    adaptConfig({ showBanner: true }, { banner: inBoth((language) => describeFaults(site.faults, language)) });
    keepSite({ text, differs: true });
    return { differs: true };
  }
  adaptConfig(Object.fromEntries(Object.entries(site).filter(([key]) => Object.hasOwn(config, key))), {
    banner: textOf(site, 'app.bannerText'),
    home: textOf(site, 'app.homeText'),
  });
  keepTools((tool) => !isHidden(site, tool));
  const { 'app.language': language, 'app.theme': theme } = site;
  if (theme) setDefaultTheme(theme);
  // Analytics and the language change nothing that is prerendered.
  const differs = Object.keys(site).some((key) => !/^plausible\.|^app\.language$/.test(key));
  keepSite({ text, differs, language, theme });
  return { differs, language };
}
