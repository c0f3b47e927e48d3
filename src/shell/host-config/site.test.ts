import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A storage as browsers have it, with its entries as own properties. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

const local = (): FakeStorage => globalThis.localStorage as unknown as FakeStorage;
const kept = (): unknown => JSON.parse(local().getItem('toolcrib:site') ?? 'null');
const load = () => import('./site.ts');
const answer = (body: string, status = 200) => vi.fn(async () => new Response(body, { status }));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('fetch', answer('{}'));
});

describe('startSite', () => {
  it('starts as built with an empty file, a missing one, and when nothing can be told', async () => {
    for (const fetched of [
      answer('{}\n'),
      answer('', 404),
      answer('', 503),
      answer(''),
      vi.fn(() => Promise.reject()),
    ]) {
      vi.resetModules();
      vi.stubGlobal('fetch', fetched);
      expect(await (await load()).startSite()).toEqual({ differs: false });
      expect(fetched).toHaveBeenCalledOnce();
      expect(kept()).toBeNull();
    }
  });

  it('hides, sets words and theme, and keeps the file for the next visit', async () => {
    const text =
      '{"tools.hidden":["hash-text"],"categories.hidden":["math"],"app.theme":"dark","app.language":"fr","app.bannerText":"Hi","app.homeText":"Ours","app.homeText.fr":"À nous","app.supportUrl":""}';
    vi.stubGlobal('fetch', answer(text));
    const { startSite } = await load();
    expect(await startSite()).toEqual({ differs: true, language: 'fr' });
    const { catalogue, toolAt, toolOf } = await import('../catalogue.ts');
    expect(toolAt('/hash-text')).toBeUndefined();
    expect(toolOf('math-evaluator')).toBeUndefined();
    expect(catalogue.tools.some(({ id, category }) => id === 'hash-text' || category === 'math')).toBe(false);
    expect(catalogue.groups.map(({ category }) => category)).not.toContain('math');
    const { config, hostWords } = await import('../config.ts');
    expect(config).toMatchObject({ 'app.supportUrl': '', showBanner: false });
    expect(hostWords).toEqual({ banner: { en: 'Hi', fr: 'Hi' }, home: { en: 'Ours', fr: 'À nous' } });
    const { useStyleStore } = await import('../stores/style.ts');
    expect(useStyleStore.getState().theme).toBe('dark');
    expect(Object.keys(local())).toEqual(['toolcrib:site']);
    expect(kept()).toEqual({ state: { text, differs: true, language: 'fr', theme: 'dark' } });

    vi.resetModules();
    const fetched = answer('{}');
    vi.stubGlobal('fetch', fetched);
    expect(await (await load()).startSite()).toEqual({ differs: true, language: 'fr' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('leaves a theme that the user has chosen', async () => {
    local().setItem('toolcrib:style', '{"state":{"theme":"light"},"version":0}');
    vi.stubGlobal('fetch', answer('{"app.theme":"dark"}'));
    await (await load()).startSite();
    const { useStyleStore } = await import('../stores/style.ts');
    expect(useStyleStore.getState().theme).toBe('light');
  });

  it('hydrates the page as it is when only what it does changes', async () => {
    vi.stubGlobal('fetch', answer('{"app.language":"en","plausible.isTrackerEnabled":false}'));
    expect(await (await load()).startSite()).toEqual({ differs: false, language: 'en' });
  });

  it('shows a broken file above the page, in both languages, and changes nothing else', async () => {
    vi.stubGlobal('fetch', answer('{"tools.hidden":["hash-txt"],"app.theme":"black","home":1}'));
    expect(await (await load()).startSite()).toEqual({ differs: true });
    const { config, hostWords } = await import('../config.ts');
    expect(config.showBanner).toBe(true);
    expect(hostWords.banner?.en.split('\n')).toEqual([
      'The configuration of this site (toolcrib.config.json) is wrong, so its defaults are used:',
      'tools.hidden: expected the name of a tool, received "hash-txt"',
      'app.theme: expected light | dark | auto, received "black"',
      'home: unknown key, received 1',
    ]);
    expect(hostWords.banner?.fr).toContain('app.theme\u00a0: attendu light | dark | auto, reçu "black"');
    expect((await import('../catalogue.ts')).toolOf('hash-text')).toBeDefined();
  });

  it.each(['', '{', 'null', '{"state":7}', '{"state":{"text":7}}', '[]'])(
    'reads %j in storage as nothing',
    async (it) => {
      local().setItem('toolcrib:site', it);
      const fetched = answer('{}');
      vi.stubGlobal('fetch', fetched);
      expect(await (await load()).startSite()).toEqual({ differs: false });
      expect(fetched).toHaveBeenCalledOnce();
    },
  );
});
