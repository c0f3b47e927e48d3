import { describe, expect, it, vi } from 'vitest';

vi.stubEnv('VITE_APP_BASE_URL', '/a/b/');
const { doorOf } = await import('./door.ts');
const at = (rest: string) => doorOf(`https://tools.example.org/${rest}`);

describe('doorOf', () => {
  it.each([
    ['?shared=1-2', { kind: 'shared', id: '1-2' }],
    ['index.html?shared=', { kind: 'shared', id: '' }],
    ['?files', { kind: 'files' }],
    ['?q=base64+%2B', { kind: 'query', text: 'base64 +' }],
    ['#open=web%2Btoolcrib%3Aa%2520b', { kind: 'link', text: 'a b' }],
    ['#open=web%2Btoolcrib%3A%2F%2Fa', { kind: 'link', text: 'a' }],
    ['#open=WEB+toolcrib:1+1', { kind: 'link', text: '1+1' }],
    ['#open=web%2Btoolcrib%3A100%25', { kind: 'link', text: '100%' }],
    ['#open=%', { kind: 'link', text: '%' }],
  ])('%s', (rest, door) => expect(at(rest)).toEqual(door));

  it.each(['', '?q=', '?q=+', '?other', '#text=a', 'hash-text?q=a', 'hash-text#open=a', 'share'])('not %j', (rest) =>
    expect(at(rest)).toBeUndefined(),
  );
});
