import { ConfigError, type ConfigFault } from '#core/config.ts';
import { isHidden, parseSiteFile, readSiteConfig, type SiteConfig, siteFile } from '#core/site-config.ts';
import { defineText, type Language, languages, translator } from '#core/text.ts';
import { keepTools, tools } from '../catalogue.ts';
import { adaptConfig, config } from '../config.ts';
import { setDefaultTheme } from '../stores/style.ts';
import { keepSite } from './kept-site.ts';
import type { SiteStart } from './site.ts';

const words = defineText({
  en: {
    title: 'The configuration of this site ({file}) is wrong, so its defaults are used:',
    wrong: '{key}: expected {expected}, received {received}',
    unknown: '{key}: there is no such key, received {received}',
    json: 'JSON',
    object: 'an object {…}',
    list: 'a list […]',
    string: 'text',
    url: 'an address that starts with https:// or http://, or nothing',
    tool: 'the name of a tool',
    category: 'the name of a category',
    'no-analytics': 'false, since this build holds no analytics',
  },
  fr: {
    title: 'La configuration de ce site ({file}) est incorrecte ; ses valeurs par défaut s’appliquent :',
    wrong: '{key} : attendu {expected}, reçu {received}',
    unknown: '{key} : cette clé n’existe pas, reçu {received}',
    json: 'du JSON',
    object: 'un objet {…}',
    list: 'une liste […]',
    string: 'du texte',
    url: 'une adresse qui commence par https:// ou http://, ou rien',
    tool: 'le nom d’un outil',
    category: 'le nom d’une catégorie',
    'no-analytics': 'false, car cette version est construite sans mesure d’audience',
  },
});

type Texts = Readonly<Record<Language, string>>;

const facts = {
  tools: tools.map(({ id }) => id),
  hasAnalytics: import.meta.env.VITE_TRACKER_ENABLED === 'true',
};

/** Every key that failed, with what it was given: for whoever runs the site. */
export function describeFaults(faults: readonly ConfigFault[], language: Language): string {
  const t = translator(words, language);
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
