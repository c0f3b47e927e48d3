import { describe, expect, it } from 'vitest';
import { findWord } from './find-word.ts';

const text = 'docker run -it a\ndocker run \\\n  --cidfile=x -dp 80:80 b';
const found = (line: number, flag: string | null) => {
  const place = findWord(text, line, flag);
  return place && text.slice(place.from, place.to);
};

describe('findWord', () => {
  it('finds flags from the line of their command on', () => {
    expect([found(1, '-t'), found(2, '--cidfile'), found(2, '-p'), found(1, '-d')]).toEqual([
      '-it',
      '--cidfile',
      '-dp',
      '-d',
    ]);
    expect([found(2, '-p 80:80'), found(1, 'docker'), found(2, '> x')]).toEqual([undefined, 'docker', undefined]);
    expect([found(2, '-t'), found(1, null), found(1, '--nope')]).toEqual([undefined, undefined, undefined]);
  });

  it('finds no flag in a longer one', () => {
    expect(findWord('docker run --ip6 ::1 --ip=10.0.0.2 a', 1, '--ip')).toEqual({ from: 21, to: 25 });
  });
});
