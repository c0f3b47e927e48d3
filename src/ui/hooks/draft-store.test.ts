import { afterEach, describe, expect, it, vi } from 'vitest';
import { integer, secret, text } from '#core/field.ts';
import { changedValues, changeDraft, draftOf, forgetSecrets, handOver, openDraft, saveDrafts } from './draft-store.ts';

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
