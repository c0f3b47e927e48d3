import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
const key = 'toolcrib:language';

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.stubGlobal('navigator', { languages: ['fr-CA'] });
});
afterEach(() => vi.unstubAllGlobals());

const open = async () => await import('./language.ts');

describe('the language', () => {
  it("is the browser's, or the host's, and is not kept before the user chooses", async () => {
    const { startLanguage } = await open();
    expect(startLanguage()).toBe('fr');
    expect(startLanguage('en')).toBe('en');
    expect([...kept]).toEqual([]);
  });

  it("is the user's once there is a choice, on the next visit too", async () => {
    (await open()).useLanguageStore.getState().choose('en');
    expect(JSON.parse(kept.get(key) ?? '')).toEqual({ state: { chosen: 'en' }, version: 0 });
    vi.resetModules();
    const { startLanguage, useLanguageStore } = await open();
    expect(startLanguage('fr')).toBe('en');
    expect(useLanguageStore.getState()).toMatchObject({ language: 'en', chosen: 'en' });
    expect(useLanguageStore.getInitialState()).toMatchObject({ language: 'en', chosen: undefined });
  });

  it.each(['', '{', 'null', '7', '"fr"', '[]', '{"state":null}', '{"state":{"chosen":"de"},"version":0}'])(
    'does not stop at %j in storage',
    async (garbage) => {
      kept.set(key, garbage);
      expect((await open()).startLanguage()).toBe('fr');
    },
  );

  it('is read of a later version as far as it fits', async () => {
    kept.set(key, '{"state":{"chosen":"en","more":1},"version":7}');
    expect((await open()).startLanguage()).toBe('en');
  });
});
