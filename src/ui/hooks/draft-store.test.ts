import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blob, group, integer, list, optional, secret, text } from '#core/field.ts';
import { handOver } from './draft-hand-over.ts';
import { changedValues, draftOf } from './draft-memory.ts';
import { saveDrafts } from './draft-persistence.ts';
import {
  applyFragment,
  changeDraft,
  forgetDraft,
  forgetSecrets,
  holdsUnkept,
  openDraft,
  resetDraft,
} from './draft-store.ts';

const fields = { username: text(''), password: secret(''), cost: integer({ min: 4, max: 20 }, 10) };
const initial = { username: '', password: '', cost: 10 };

describe('handOver', () => {
  it('carries what fits to the other tool, secrets in memory only', () => {
    handOver('other', { username: 'me', password: 'secret', cost: 99, constructor: 'x' });
    const entry = openDraft('other', fields, initial);
    expect(entry.values).toEqual({ username: 'me', password: 'secret', cost: 10 });
    expect(changedValues(entry)).toEqual({ username: 'me' });
    forgetSecrets('other');
    expect(draftOf('other')?.values).toEqual({ username: 'me', password: '', cost: 10 });
    forgetDraft('other');
  });
  it('keeps no list of secrets', () => {
    const rows = { names: list(text(), {}, []), rows: list(group({ name: text(), value: secret() }), {}, []) };
    openDraft('rows', rows, { names: [], rows: [] });
    changeDraft('rows', { names: ['a'], rows: [{ name: 'a', value: 'hidden' }] });
    const entry = openDraft('rows', rows, { names: [], rows: [] });
    expect(changedValues(entry)).toEqual({ names: ['a'] });
    expect(holdsUnkept()).toBe(true);
    forgetSecrets('rows');
    expect(draftOf('rows')?.values).toEqual({ names: ['a'], rows: [] });
    forgetDraft('rows');
  });
  it('is taken once', () => {
    handOver('once', { username: 'me' });
    openDraft('once', fields, initial);
    expect(openDraft('once', { ...fields }, initial).values['username']).toBe('');
    forgetDraft('once');
  });
});

describe('applyFragment', () => {
  it('leaves the draft alone where nothing of a link fits', () => {
    openDraft('linked', fields, initial);
    changeDraft('linked', { username: 'me', password: 'secret' });
    applyFragment('linked', { utm_source: 'mail', cost: 99 });
    expect(draftOf('linked')).toMatchObject({
      values: { username: 'me', password: 'secret', cost: 10 },
      ignored: ['utm_source', 'cost'],
    });
    applyFragment('linked', { cost: 12 });
    expect(draftOf('linked')?.values).toEqual({ username: '', password: '', cost: 12 });
    forgetDraft('linked');
  });
});

describe('keeping for the session', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('writes what was handed over', () => {
    vi.useFakeTimers();
    const setItem = vi.fn();
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem, removeItem: () => undefined });
    handOver('taken', { username: 'me', password: 'secret' });
    openDraft('taken', fields, initial);
    saveDrafts();
    expect(setItem.mock.calls).toEqual([['toolcrib:draft:taken', '{"username":"me"}']]);
    forgetDraft('taken');
  });

  it('writes a long text only when the page goes', () => {
    vi.useFakeTimers();
    const setItem = vi.fn();
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem, removeItem: () => undefined });
    openDraft('long', fields, initial);
    changeDraft('long', { username: 'x'.repeat(200_001) });
    vi.runAllTimers();
    expect(setItem).not.toHaveBeenCalled();
    saveDrafts();
    expect(setItem).toHaveBeenCalledOnce();
    changeDraft('long', { username: 'short' });
    vi.runAllTimers();
    expect(setItem).toHaveBeenLastCalledWith('toolcrib:draft:long', '{"username":"short"}');
  });
});

describe('what is not kept', () => {
  const kept = new Map<string, string>();
  const setItem = vi.fn((key: string, value: string) => void kept.set(key, value));
  const withFile = { ...fields, file: optional(blob()) };
  beforeEach(() => {
    kept.clear();
    setItem.mockClear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem,
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is not even copied when it is larger than any storage', () => {
    const large = 'x'.repeat(5_000_001);
    openDraft('large', fields, initial);
    changeDraft('large', { username: large, cost: 12 });
    const stringify = vi.spyOn(JSON, 'stringify');
    saveDrafts();
    const copied = stringify.mock.results.map(({ value }) => String(value).length);
    expect(Math.max(...copied)).toBeLessThan(100);
    expect(setItem.mock.calls).toEqual([['toolcrib:draft:large', '{"cost":12}']]);
    expect(draftOf('large')?.values['username']).toBe(large);
    expect(holdsUnkept()).toBe(true);
    changeDraft('large', { username: 'short' });
    saveDrafts();
    expect(holdsUnkept()).toBe(false);
  });

  it.each([
    ['a secret', { password: 'half-ty' }],
    ['a file', { file: new File(['x'], 'x.txt') }],
  ])('is %s, until the tool is left', (_, values) => {
    openDraft('held', withFile, initial);
    changeDraft('held', { username: 'me' });
    saveDrafts();
    expect(holdsUnkept()).toBe(false);
    changeDraft('held', values);
    expect(holdsUnkept()).toBe(true);
    forgetSecrets('held');
    expect(holdsUnkept()).toBe(false);
    forgetDraft('held');
  });

  it('is what a storage refuses that is full or blocked', () => {
    openDraft('refused', fields, initial);
    setItem.mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    changeDraft('refused', { username: 'me' });
    saveDrafts();
    expect(holdsUnkept()).toBe(true);
    changeDraft('refused', { username: 'you' });
    saveDrafts();
    expect(holdsUnkept()).toBe(false);
    vi.stubGlobal('sessionStorage', null);
    changeDraft('refused', { username: 'they' });
    saveDrafts();
    expect(holdsUnkept()).toBe(true);
    forgetDraft('refused');
    expect(holdsUnkept()).toBe(false);
  });
});

it('forgets a draft that stops its tool, wherever it is kept', () => {
  const removed: string[] = [];
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: (key: string) => removed.push(key) };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
  openDraft('stopped', fields, initial);
  changeDraft('stopped', { username: 'stops', password: 'it' });
  forgetDraft('stopped');
  saveDrafts();
  expect(draftOf('stopped')?.values).toEqual(initial);
  expect(removed).toEqual(['toolcrib:draft:stopped', 'toolcrib:lasting:stopped']);
  vi.unstubAllGlobals();
});

describe('keeping on the device', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('brings back what lasts in a new session, and not what a link brought', () => {
    const device = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => device.get(key) ?? null,
      setItem: (key: string, value: string) => void device.set(key, value),
    });
    const some = { ...fields, cost: { ...fields.cost, lasting: true } } as const;
    // Other fields stand for a page that was opened again.
    const opened = () => openDraft('lasting', { ...some }, initial).values;
    expect(opened()).toEqual(initial);
    changeDraft('lasting', { username: 'me', cost: 12 });
    expect(device.get('toolcrib:lasting:lasting')).toBe('{"cost":12}');
    expect(opened()).toEqual({ username: '', password: '', cost: 12 });
    applyFragment('lasting', { cost: 5 });
    expect(draftOf('lasting')?.values['cost']).toBe(5);
    changeDraft('lasting', { username: 'you' });
    expect(opened()['cost']).toBe(12);
    resetDraft('lasting');
    expect(opened()['cost']).toBe(10);
    device.set('toolcrib:lasting:lasting', '{"cost":99,"username":"x"}');
    expect(opened()).toEqual(initial);
  });

  it('leaves alone what another tab has kept', () => {
    const device = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => device.get(key) ?? null,
      setItem: (key: string, value: string) => void device.set(key, value),
    });
    const lasting = { ...fields.cost, lasting: true } as const;
    openDraft('tabs', { ...fields, cost: lasting, rounds: lasting }, { ...initial, rounds: 1 });
    device.set('toolcrib:lasting:tabs', '{"cost":12}');
    changeDraft('tabs', { rounds: 2 });
    expect(device.get('toolcrib:lasting:tabs')).toBe('{"cost":12,"rounds":2}');
    device.delete('toolcrib:lasting:tabs');
    changeDraft('tabs', { cost: 11 });
    expect(device.get('toolcrib:lasting:tabs')).toBe('{"cost":11}');
  });
});
