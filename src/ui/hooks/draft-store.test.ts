import { afterEach, describe, expect, it, vi } from 'vitest';
import { integer, secret, text } from '#core/field.ts';
import {
  applyFragment,
  changedValues,
  changeDraft,
  draftOf,
  forgetSecrets,
  handOver,
  openDraft,
  resetDraft,
  saveDrafts,
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
  });
  it('is taken once', () => {
    handOver('once', { username: 'me' });
    openDraft('once', fields, initial);
    expect(openDraft('once', { ...fields }, initial).values['username']).toBe('');
  });
});

describe('keeping for the session', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
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

describe('keeping on the device', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('brings back what lasts in a new session, and not what a link brought', () => {
    const device = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => device.get(key) ?? null,
      setItem: (key: string, value: string) => void device.set(key, value),
    });
    const some = { ...fields, cost: { ...fields.cost, lasting: true } } as const;
    // Other fields stand for a page that was opened anew.
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
});
