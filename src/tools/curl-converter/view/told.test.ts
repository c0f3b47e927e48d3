import { describe, expect, it } from 'vitest';
import type { Fate } from '../engine/fates.ts';
import { messageOf } from '../engine/request.ts';
import { toldOf } from './told.ts';

const fate = (flag: string, code: Fate['code'], name: string | null = null, line = 1): Fate => ({
  flag,
  code,
  name,
  line,
});

describe('toldOf', () => {
  it('says of a flag alone that the result has no place for what it sets', () => {
    const { fates, others } = toldOf(
      [
        fate('-k', 'option'),
        fate('--proxy', 'option'),
        fate('-H', 'header', 'Host'),
        fate('-d', 'body'),
        fate('-u', 'auth'),
        fate('-k', 'option', null, 2),
      ],
      ['insecure', 'proxy', 'host', 'body', 'auth'].map((name) => messageOf('not-carried', name, 1)),
    );
    expect(fates.map(({ code, line }) => `${line} ${code}`)).toEqual([
      ...Array.from({ length: 5 }, () => '1 not-carried'),
      '2 option',
    ]);
    expect(others).toEqual([]);
  });

  it('keeps what no flag sets, and says nothing twice', () => {
    const redirects = messageOf('not-carried', 'followRedirects', 1);
    const file = messageOf('cookie-file', '-b', 1);
    expect(toldOf([], [redirects]).others).toEqual([redirects]);
    const { others } = toldOf(
      [fate('-b', 'header', 'Cookie'), fate('--crlf', 'not-carried'), fate('-E', 'option')],
      [file, ...['--crlf', '-E', 'certificate'].map((name) => messageOf('not-carried', name, 1))],
    );
    expect(others).toEqual([file]);
  });
});
