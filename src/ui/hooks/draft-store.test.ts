import { describe, expect, it } from 'vitest';
import { integer, secret, text } from '#core/field.ts';
import { changedValues, draftOf, forgetSecrets, handOver, openDraft } from './draft-store.ts';

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
