import { describe, expect, it } from 'vitest';
import { ConfigError, type ConfigFault } from './config.ts';
import { isHidden, parseSiteFile, readSiteConfig, siteSettings, type SiteConfig } from './site-config.ts';

const facts = { tools: ['hash-text', 'camera-recorder', 'json-diff'], hasAnalytics: false };
const read = (text: string): SiteConfig => readSiteConfig(parseSiteFile(text), facts);

function faultsOf(text: string): readonly ConfigFault[] {
  try {
    read(text);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  throw new Error('accepted');
}

describe('readSiteConfig', () => {
  it('takes what is given and nothing else', () => {
    expect(read('{}')).toEqual({});
    const values = {
      'tools.hidden': ['camera-recorder'],
      'categories.hidden': ['math'],
      'app.language': 'fr',
      'app.theme': 'dark',
      'app.homeText': 'The tools of our team',
      'app.homeText.fr': 'Les outils de notre équipe',
      'app.supportUrl': '',
      showBanner: true,
      'app.bannerText': 'Moves on Friday',
      'plausible.isTrackerEnabled': false,
    };
    expect(read(`\uFEFF${JSON.stringify(values)}`)).toEqual(values);
    expect(readSiteConfig({ 'plausible.isTrackerEnabled': true }, { ...facts, hasAnalytics: true })).toEqual({
      'plausible.isTrackerEnabled': true,
    });
  });

  it('reads booleans as environment variables have them', () => {
    expect(read('{"showBanner":"true","plausible.trackLocalhost":"false"}')).toEqual({
      showBanner: true,
      'plausible.trackLocalhost': false,
    });
  });

  it('names every key that failed, with what it received', () => {
    const faults = faultsOf(
      JSON.stringify({
        'tools.hidden': ['camera', 'hash-text', 7],
        'categories.hidden': 'math',
        'app.language': 'de',
        'app.theme': null,
        'app.homeText': ['x'],
        'app.supportUrl': 'javascript:alert(1)',
        showBanner: 'yes',
        'plausible.isTrackerEnabled': true,
        'tool.hidden': [],
        constructor: 1,
      }),
    );
    expect(faults.map(({ key, expected, received }) => [key, expected, received])).toEqual([
      ['tools.hidden', 'tool', 'camera'],
      ['tools.hidden', 'tool', 7],
      ['categories.hidden', 'list', 'math'],
      ['app.language', 'en | fr', 'de'],
      ['app.theme', 'light | dark | auto', null],
      ['app.homeText', 'string', ['x']],
      ['app.supportUrl', 'url', 'javascript:alert(1)'],
      ['showBanner', 'true | false', 'yes'],
      ['plausible.isTrackerEnabled', 'no-analytics', true],
      ['tool.hidden', '', []],
      ['constructor', '', 1],
    ]);
    expect(new ConfigError(faults).message).toContain('\n  tool.hidden: unknown key, received []');
  });

  it.each(['', '{', 'null', '[]', '7', '"text"', '<!doctype html><title>Login</title>'])('refuses %j', (text) => {
    expect(faultsOf(text)).toMatchObject([{ key: 'toolcrib.config.json', code: 'invalid-value' }]);
  });

  it('keeps what looks like a prototype out', () => {
    expect(faultsOf('{"__proto__":{"showBanner":true}}')).toMatchObject([{ key: '__proto__', code: 'unknown-key' }]);
  });
});

it('hides tools by themselves and with their category', () => {
  const config: SiteConfig = { 'tools.hidden': ['json-diff'], 'categories.hidden': ['crypto'] };
  expect(isHidden(config, { id: 'json-diff', category: 'web' })).toBe(true);
  expect(isHidden(config, { id: 'hash-text', category: 'crypto' })).toBe(true);
  expect(isHidden(config, { id: 'json-prettify', category: 'web' })).toBe(false);
  expect(isHidden({}, { id: 'json-diff', category: 'web' })).toBe(false);
});

it('has an environment variable of its own for every key', () => {
  const names = Object.values(siteSettings).map(({ env }) => env);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^TOOLCRIB_[A-Z_]+$/);
});
