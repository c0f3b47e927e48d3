import { describe, expect, it } from 'vitest';
import { translator } from '#core/text.ts';
import french from '../text.fr.ts';
import type { OgDraft } from './draft.ts';
import { placeAfter, rowsOf, valueAt, withValue } from './form-rows.ts';

it('has the example of a section in the language of the page', () => {
  const draft = { type: 'article', tab: 'details' } as OgDraft;
  const section = { at: 'details.section', label: 'Rubrique', placeholder: 'Technologie' };
  expect(rowsOf(draft, translator(french, 'fr'))).toContainEqual(section);
});

describe('valueAt', () => {
  it('follows the names, and finds nothing where there is none', () => {
    const page = { twitter: { apps: { iphone: { id: '1' } } }, title: 'T' };
    expect(valueAt(page, ['twitter', 'apps', 'iphone', 'id'])).toBe('1');
    expect(valueAt(page, ['twitter', 'apps', 'ipad', 'id'])).toBeUndefined();
    expect(valueAt(page, ['title', 'length', 'more'])).toBeUndefined();
    expect(valueAt('text', [])).toBe('text');
  });
});

describe('withValue', () => {
  it('makes what is missing on the way, and leaves the rest as it is', () => {
    const page = { card: 'app', apps: { iphone: { id: '1' } } };
    expect(withValue(page, ['apps', 'ipad', 'name'], 'N')).toEqual({
      card: 'app',
      apps: { iphone: { id: '1' }, ipad: { name: 'N' } },
    });
    expect(page.apps).toEqual({ iphone: { id: '1' } });
    expect(withValue(undefined, ['a', 'b'], 1)).toEqual({ a: { b: 1 } });
  });

  it('keeps an address that came as a text when more is said of it', () => {
    expect(withValue('https://s/1', ['disc'], '2')).toEqual({ url: 'https://s/1', disc: '2' });
    expect(withValue('old', [], 'new')).toBe('new');
  });

  it('leaves out a removed value', () => {
    expect(withValue({ section: 'News', tags: ['a'] }, ['section'], undefined)).toStrictEqual({ tags: ['a'] });
  });
});

describe('placeAfter', () => {
  it('follows an item that is moved or changed, until it is removed', () => {
    const [a, b, c] = [{ url: 'a' }, { url: 'b' }, { url: 'c' }];
    expect(placeAfter([a, b, c], [b, a, c], 0)).toBe(1);
    expect(placeAfter([a, b], [{ url: 'aa' }, b], 0)).toBe(0);
    expect(placeAfter([a, b], [a, b, c], 1)).toBe(1);
    expect(placeAfter([a, b], [b], 1)).toBe(0);
    expect(placeAfter([a, b], [b], 0)).toBeUndefined();
  });
});
