import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('virtual:tools/rows', () => ({
  default: [
    { id: 'token-generator', category: 'crypto', icon: 'key', width: 'narrow' },
    { id: 'hash-text', category: 'crypto', icon: 'hash', width: 'medium', redirectFrom: ['/hash'] },
    { id: 'color-converter', category: 'converter', icon: 'palette', width: 'wide' },
    { id: 'json-prettify', category: 'development', icon: 'braces', width: 'wide', redirectFrom: ['/json-viewer'] },
    { id: 'chronometer', category: 'measurement', icon: 'timer', width: 'narrow' },
    { id: 'camera-recorder', category: 'images', icon: 'camera', width: 'narrow' },
  ],
}));
vi.mock('virtual:tools/names/en', () => ({
  default: { 'hash-text': 'Hash text', 'camera-recorder': 'Camera recorder' },
}));
vi.mock('virtual:tools/names/fr', () => ({ default: { chronometer: 'Chronomètre' } }));

/** A browser's storage, with a quota and the events that other tabs cause. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] as string) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

class FakeMedia extends EventTarget {
  matches = false;
  turn(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(Object.assign(new Event('change'), { matches }));
  }
}

let local: FakeStorage;
let session: FakeStorage;
let media: Record<'small' | 'dark', FakeMedia>;
let root: { dataset: Record<string, string> };

const state = (key: string): unknown => {
  const text = local.getItem(`toolcrib:${key}`);
  return text === null ? undefined : JSON.parse(text);
};
const keep = (key: string, kept: unknown): void =>
  local.setItem(`toolcrib:${key}`, JSON.stringify({ state: kept, version: 0 }));
const otherTab = (key: string, kept?: unknown): void => {
  if (kept === undefined) local.removeItem(`toolcrib:${key}`);
  else keep(key, kept);
  dispatchEvent(Object.assign(new Event('storage'), { key: `toolcrib:${key}` }));
};

beforeEach(() => {
  vi.resetModules();
  local = new FakeStorage();
  session = new FakeStorage();
  media = { small: new FakeMedia(), dark: new FakeMedia() };
  root = { dataset: {} };
  const events = new EventTarget();
  const listen = events.addEventListener.bind(events);
  const matchMedia = (query: string): FakeMedia => (query.includes('700px') ? media.small : media.dark);
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
  vi.stubGlobal('window', { addEventListener: listen, matchMedia });
});
afterEach(() => vi.unstubAllGlobals());

const favorites = async () => (await import('./favorites.ts')).useFavorites;
const recents = async () => (await import('./recents.ts')).useRecents;
const style = async () => await import('./style.ts');
const menu = async () => (await import('./menu.ts')).useMenuStore;
const file = async () => await import('./settings-file.ts');

describe('favourites', () => {
  it('adds, removes, toggles, moves and keeps', async () => {
    const { getState } = await favorites();
    getState().add('hash-text');
    getState().add('hash-text');
    getState().add('no-such-tool');
    getState().toggle('json-prettify');
    getState().toggle('chronometer');
    expect(getState().ids).toEqual(['hash-text', 'json-prettify', 'chronometer']);
    const { moveFavorite } = await import('../home/move-favorite.ts');
    moveFavorite('chronometer', 0);
    moveFavorite('hash-text', 99);
    moveFavorite('token-generator', 0);
    expect(getState().ids).toEqual(['chronometer', 'json-prettify', 'hash-text']);
    getState().toggle('json-prettify');
    getState().remove('json-prettify');
    expect(state('favorites')).toEqual({ state: { ids: ['chronometer', 'hash-text'] }, version: 0 });
  });

  it('counts places among the favorites that the host shows', async () => {
    const store = await favorites();
    store.setState({ ids: ['hash-text', 'hidden-by-the-host', 'json-prettify', 'chronometer'] });
    const { moveFavorite } = await import('../home/move-favorite.ts');
    moveFavorite('hash-text', 1);
    expect(store.getState().ids).toEqual(['hidden-by-the-host', 'json-prettify', 'hash-text', 'chronometer']);
  });

  it('starts with the prerendered state for hydration', async () => {
    keep('favorites', { ids: ['hash-text'] });
    const store = await favorites();
    expect(store.getInitialState().ids).toEqual([]);
    expect(store.getState().ids).toEqual(['hash-text']);
  });

  it('reads ids, paths and old paths, and drops what is broken', async () => {
    keep('favorites', {
      ids: ['hash-text', '/chronometer', '/json-viewer', 4, null, {}, 'hash-text', ['chronometer']],
    });
    const store = await favorites();
    expect(store.getState().ids).toEqual(['hash-text', 'chronometer', 'json-prettify']);
  });

  it('follows a tool that was renamed', async () => {
    keep('favorites', { ids: ['json-viewer', 'chronometer'] });
    keep('recents', { ids: ['hash', 'hash-text'] });
    expect((await favorites()).getState().ids).toEqual(['json-prettify', 'chronometer']);
    expect((await recents()).getState().ids).toEqual(['hash-text']);
  });

  it('migrates the display names of older versions in either language, and drops unknown ones', async () => {
    local.setItem('toolcrib:favorites', '["Chronomètre", "hash text", "Camera recorder", "No such tool", ""]');
    const store = await favorites();
    await vi.waitFor(() => expect(store.getState().ids).toEqual(['chronometer', 'hash-text', 'camera-recorder']));
    expect(state('favorites')).toEqual({ state: { ids: ['chronometer', 'hash-text', 'camera-recorder'] }, version: 0 });
  });

  it('keeps names that are not yet migrated when something is written before', async () => {
    keep('favorites', { ids: ['Chronomètre'] });
    const store = await favorites();
    store.getState().add('hash-text');
    expect(state('favorites')).toEqual({ state: { ids: ['hash-text', 'Chronomètre'] }, version: 0 });
    await vi.waitFor(() => expect(store.getState().ids).toEqual(['hash-text', 'chronometer']));
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '"text"',
    '[]',
    '{"state":null,"version":0}',
    '{"state":{"ids":"hash-text"}}',
    '{"version":9}',
  ])('starts empty with %j in storage', async (garbage) => {
    local.setItem('toolcrib:favorites', garbage);
    const error = vi.spyOn(console, 'error');
    const store = await favorites();
    expect(store.getState().ids).toEqual([]);
    store.getState().add('hash-text');
    expect(state('favorites')).toMatchObject({ state: { ids: ['hash-text'] } });
    expect(error).not.toHaveBeenCalled();
  });

  it('works with storage that is full or blocked', async () => {
    local.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const store = await favorites();
    store.getState().add('hash-text');
    expect(store.getState().ids).toEqual(['hash-text']);

    vi.resetModules();
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    const blocked = await favorites();
    blocked.getState().add('hash-text');
    expect(blocked.getState().ids).toEqual(['hash-text']);
  });

  it('follows other tabs, also when they forget', async () => {
    const store = await favorites();
    otherTab('favorites', { ids: ['hash-text', 'bad'] });
    expect(store.getState().ids).toEqual(['hash-text']);
    otherTab('favorites');
    expect(store.getState().ids).toEqual([]);
  });
});

describe('recent tools', () => {
  it('keeps the five opened last, each once', async () => {
    const store = await recents();
    for (const id of ['hash-text', 'chronometer', 'no-such-tool', 'json-prettify', 'color-converter', 'hash-text']) {
      store.getState().visit(id);
    }
    store.getState().visit('camera-recorder');
    store.getState().visit('token-generator');
    const expected = ['token-generator', 'camera-recorder', 'hash-text', 'color-converter', 'json-prettify'];
    expect(store.getState().ids).toEqual(expected);
    expect(state('recents')).toEqual({ state: { ids: expected }, version: 0 });
  });

  it('drops broken entries', async () => {
    keep('recents', { ids: [1, 'hash-text', 'gone', 'hash-text', ['chronometer']] });
    expect((await recents()).getState().ids).toEqual(['hash-text']);
  });
});

describe('saved pipes', () => {
  const pipeOf = async (name: string) =>
    (await import('#run/pipe/format.ts')).readPipe({ version: 1, name, steps: [{ op: 'hash-text/hash' }] });

  it('are kept by name, the last saved first, and forgotten', async () => {
    const { getState } = (await import('./saved-pipes.ts')).useSavedPipes;
    for (const name of ['One', 'Two', 'One']) expect(getState().save(await pipeOf(name))).toBe('isSaved');
    getState().forget('Two');
    const one = { version: 1, name: 'One', steps: [{ op: 'hash-text/hash', input: {} }] };
    expect(state('pipes')).toEqual({ state: { pipes: [one] }, version: 0 });
  });

  it('says that a full storage has not taken one', async () => {
    const { getState } = (await import('./saved-pipes.ts')).useSavedPipes;
    local.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(getState().save(await pipeOf('One'))).toBe('notSaved');
    expect(getState().pipes).toHaveLength(1);
  });

  it('drops no other pipe for a new one', async () => {
    const pipes = Array.from({ length: 200 }, (_, index) => ({
      version: 1,
      name: `Pipe ${index}`,
      steps: [{ op: 'hash-text/hash', input: {} }],
    }));
    keep('pipes', { pipes });
    const { getState } = (await import('./saved-pipes.ts')).useSavedPipes;
    expect(getState().save(await pipeOf('New'))).toBe('tooMany');
    expect(getState().pipes).toEqual(pipes);
    expect(getState().save(await pipeOf('Pipe 199'))).toBe('isSaved');
    expect(getState().pipes.map(({ name }) => name)).toEqual([
      'Pipe 199',
      ...pipes.slice(0, -1).map(({ name }) => name),
    ]);
  });
});

describe('menu', () => {
  it('writes nothing before something changes', async () => {
    await menu();
    await style();
    expect(Object.keys(local)).toEqual([]);
  });

  it('shares its key with the theme, as the script in the head reads it', async () => {
    (await menu()).getState().toggleMenu();
    (await style()).useStyleStore.getState().setTheme('dark');
    (await menu()).getState().toggleCategory('math');
    expect(state('style')).toEqual({
      state: { theme: 'dark', isMenuCollapsed: true, collapsedCategories: { math: true } },
      version: 0,
    });
    vi.resetModules();
    expect((await menu()).getState()).toMatchObject({ isMenuCollapsed: true, collapsedCategories: { math: true } });
    expect((await style()).useStyleStore.getState().theme).toBe('dark');
  });

  it('collapses when the window gets small and expands when it gets large', async () => {
    const store = await menu();
    media.small.turn(true);
    expect(store.getState()).toMatchObject({ isSmallScreen: true, isMenuCollapsed: true });
    store.getState().toggleMenu();
    expect(store.getState().isMenuCollapsed).toBe(false);
    media.small.turn(false);
    expect(store.getState()).toMatchObject({ isSmallScreen: false, isMenuCollapsed: false });
  });

  it('starts collapsed on a small screen whatever was kept', async () => {
    keep('style', { isMenuCollapsed: false });
    media.small.matches = true;
    const store = await menu();
    expect(store.getState()).toMatchObject({ isSmallScreen: true, isMenuCollapsed: true });
    expect(store.getInitialState().isMenuCollapsed).toBe(false);
  });

  it('does not follow the menu of another window, but its categories', async () => {
    const store = await menu();
    otherTab('style', { isMenuCollapsed: true, collapsedCategories: { web: true, nonsense: true, math: 'yes' } });
    expect(store.getState()).toMatchObject({ isMenuCollapsed: false, collapsedCategories: { web: true } });
    expect(state('style')).toMatchObject({ state: { isMenuCollapsed: true } });
  });

  it('collapses and expands all', async () => {
    const store = await menu();
    store.getState().setAllCollapsed(['favorites', 'math'], true);
    expect(store.getState().collapsedCategories).toEqual({ favorites: true, math: true });
    store.getState().toggleCategory('math');
    expect(store.getState().collapsedCategories['math']).toBe(false);
  });
});

describe('style', () => {
  it('follows the system until a theme is chosen', async () => {
    const { isDark, useStyleStore } = await style();
    expect(root.dataset).toEqual({});
    expect(isDark(useStyleStore.getState())).toBe(false);
    media.dark.turn(true);
    expect(isDark(useStyleStore.getState())).toBe(true);
    useStyleStore.getState().toggleDark();
    expect(root.dataset).toEqual({ theme: 'light' });
    media.dark.turn(false);
    media.dark.turn(true);
    expect(isDark(useStyleStore.getState())).toBe(false);
    useStyleStore.getState().setTheme('auto');
    expect(root.dataset).toEqual({});
  });

  it('applies what is kept, drops what is not a theme, follows other tabs', async () => {
    keep('style', { theme: 'dark' });
    const { useStyleStore } = await style();
    expect(root.dataset).toEqual({ theme: 'dark' });
    otherTab('style', { theme: 'purple' });
    expect(useStyleStore.getState().theme).toBe('auto');
    expect(root.dataset).toEqual({});
  });
});

describe('settings file', () => {
  it('takes everything to another device', async () => {
    (await favorites()).getState().add('hash-text');
    (await recents()).getState().visit('chronometer');
    (await menu()).getState().toggleCategory('web');
    (await style()).useStyleStore.getState().setTheme('dark');
    const { importSettings, exportSettings, forgetEverything } = await file();
    const text = exportSettings();
    forgetEverything();
    expect((await favorites()).getState().ids).toEqual([]);
    expect(await importSettings(`\uFEFF${text}`)).toEqual({ ok: true, ignored: [] });
    expect(exportSettings()).toBe(text);
  });

  it('refuses what is not a settings file', async () => {
    const { importSettings } = await file();
    expect(await importSettings('{')).toEqual({ ok: false, reason: 'not-json' });
    for (const text of ['null', '[]', '{}', '"toolcrib"', '{"toolcrib":"1"}']) {
      expect(await importSettings(text)).toEqual({ ok: false, reason: 'not-settings' });
    }
    expect(await importSettings('{"toolcrib":2}')).toEqual({ ok: false, reason: 'newer-version' });
  });

  it('checks each setting by itself and names what it ignored', async () => {
    const { importSettings } = await file();
    const text =
      '{"toolcrib":1,"language":"de","theme":"dark","favorites":["hash-text",3],"recents":"x","collapsedCategories":[],"__proto__":{"x":1},"constructor":1}';
    expect(await importSettings(text)).toEqual({
      ok: true,
      ignored: ['language', 'favorites', 'recents', 'collapsedCategories', '__proto__', 'constructor'],
    });
    expect((await style()).useStyleStore.getState().theme).toBe('dark');
    expect((await favorites()).getState().ids).toEqual(['hash-text']);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('reports favorites that are not tools, and adopts display names', async () => {
    const { importSettings } = await file();
    const text = (entries: readonly string[]): string => JSON.stringify({ toolcrib: 1, favorites: entries });
    expect(await importSettings(text(['Chronomètre', '/hash']))).toEqual({ ok: true, ignored: [] });
    expect((await favorites()).getState()).toMatchObject({ ids: ['hash-text', 'chronometer'], names: [] });
    expect(await importSettings(text(['hash-text', 'no tool']))).toEqual({ ok: true, ignored: ['favorites'] });
    expect((await favorites()).getState()).toMatchObject({ ids: ['hash-text'], names: [] });
  });

  it('refuses a saved pipe with a secret in it', async () => {
    const { importSettings } = await file();
    const pipe = (name: string, op: string, input: object): object => ({ version: 1, name, steps: [{ op, input }] });
    const kept = [pipe('plain', 'hash-text/hash', {}), pipe('of another version', 'no-such-tool/run', { key: 'k' })];
    const text = JSON.stringify({ toolcrib: 1, pipes: [pipe('secret', 'hmac-generator/hmac', { key: 'k' }), ...kept] });
    expect(await importSettings(text)).toEqual({ ok: true, ignored: ['pipes'] });
    const { useSavedPipes } = await import('./saved-pipes.ts');
    expect(useSavedPipes.getState().pipes.map(({ name }) => name)).toEqual(['plain', 'of another version']);
    expect(local.getItem('toolcrib:pipes')).not.toContain('hmac-generator');
  });

  it('adds the pipes of the file to those of the device, and drops none for them', async () => {
    const { importSettings } = await file();
    const { useSavedPipes, mostPipes } = await import('./saved-pipes.ts');
    const pipe = (name: string, op = 'hash-text/hash') => ({ version: 1, name, steps: [{ op, input: {} }] }) as const;
    const importPipes = (pipes: readonly object[]) => importSettings(JSON.stringify({ toolcrib: 1, pipes }));
    const names = () => useSavedPipes.getState().pipes.map(({ name }) => name);
    await importPipes([pipe('mine'), pipe('changed')]);
    expect(await importPipes([pipe('new'), pipe('changed', 'hash-text/hash-file')])).toEqual({ ok: true, ignored: [] });
    expect(names()).toEqual(['new', 'changed', 'mine']);
    expect(useSavedPipes.getState().pipes[1]).toMatchObject({ steps: [{ op: 'hash-text/hash-file' }] });
    const many = Array.from({ length: mostPipes - 2 }, (_, index) => pipe(`pipe ${index}`));
    expect(await importPipes(many)).toEqual({ ok: true, ignored: ['pipes'] });
    expect(names().slice(-4)).toEqual([`pipe ${mostPipes - 4}`, 'new', 'changed', 'mine']);
  });

  it('takes the other settings over when the words of the language cannot be loaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.doMock('../page-cache.ts', () => ({ loadWords: () => Promise.reject(new Error('offline')) }));
    const { importSettings } = await file();
    vi.doUnmock('../page-cache.ts');
    const text = '{"toolcrib":1,"language":"fr","theme":"dark","favorites":["hash-text"]}';
    expect(await importSettings(text)).toEqual({ ok: true, ignored: ['language'] });
    expect((await style()).useStyleStore.getState().theme).toBe('dark');
    expect((await favorites()).getState().ids).toEqual(['hash-text']);
  });

  it('tells the other tabs that everything was forgotten', async () => {
    const { forgottenKey } = await import('../forget-tab.ts');
    const written = vi.spyOn(local, 'setItem');
    (await file()).forgetEverything();
    expect(written).toHaveBeenLastCalledWith(forgottenKey, 'true');
    expect(local.getItem(forgottenKey)).toBeNull();
  });

  it('forgets everything of ours and nothing else', async () => {
    (await favorites()).getState().add('hash-text');
    (await style()).useStyleStore.getState().setTheme('dark');
    session.setItem('toolcrib:draft:hash-text', '{"text":"mine"}');
    session.setItem('other', '1');
    local.setItem('toolcrib:anything', '1');
    local.setItem('plausible_ignore', 'true');
    (await file()).forgetEverything();
    expect(Object.keys(local)).toEqual(['plausible_ignore']);
    expect(Object.keys(session)).toEqual(['other']);
    expect(root.dataset).toEqual({});
  });
});
