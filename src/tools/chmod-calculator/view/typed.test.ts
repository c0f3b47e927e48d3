import { describe, expect, it } from 'vitest';
import { hasMistake, keys, typedInto } from './typed.ts';

describe('typedInto', () => {
  it('takes an empty field for no mistake, and leaves the mode', () => {
    for (const key of keys)
      for (const text of ['', ' ']) {
        const { typed, found } = typedInto(key, text, 0o644);
        expect([found, typed, hasMistake(typed, 0o644)]).toEqual([undefined, { key, text, mode: 0o644 }, false]);
      }
  });

  it('reads a mode in each notation', () => {
    expect(typedInto('octal', '4755', 0).found).toEqual({ mode: 0o4755, type: null });
    expect(typedInto('clauses', 'a=r,u+w', 0o777).found).toEqual({ mode: 0o644, type: null });
    expect(typedInto('ls', 'drwxr-xr-x 2 root', 0).found).toEqual({ mode: 0o755, type: 'directory' });
  });

  it('leaves the mode at a mistake, and says which', () => {
    const { typed, found } = typedInto('symbolic', 'rwx?', 0o644);
    expect([found, typed.error?.code, hasMistake(typed, 0o644)]).toEqual([undefined, 'invalid-mode', true]);
  });
});
