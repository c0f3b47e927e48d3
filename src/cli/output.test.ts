import { describe, expect, it } from 'vitest';
import { testStreams } from './fixture.ts';
import { endOfOutput } from './output.ts';

describe('an output that takes no more', () => {
  it.each([
    ['EPIPE', 0, ''],
    ['EOF', 0, ''],
    ['ENOSPC', 1, 'The output cannot be written (the disk is full).\n'],
    ['EIO', 1, 'The output cannot be written (EIO).\n'],
  ])('ends the program: %s', (code, exitCode, sentence) => {
    const { stderr } = testStreams();
    expect(endOfOutput(Object.assign(new Error(), { code }), stderr)).toBe(exitCode);
    expect(stderr.text).toBe(sentence);
  });
});
