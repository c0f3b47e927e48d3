import { describe, expect, it } from 'vitest';
import { readPipe } from '#run/pipe/format.ts';
import { readSavedPipes } from '../stores/saved-pipes.ts';
import {
  allBoxes,
  boxesIn,
  boxesOf,
  draftOf,
  emptyDraft,
  History,
  moved,
  pipeFragment,
  pipeOf,
  readPipeFragment,
  stepOf,
} from './model.ts';

const pipe = readPipe({ version: 1, name: 'é & #', steps: [{ op: 'a/b', input: { x: '=&' }, pick: '/a' }] });

describe('a link', () => {
  it('holds the steps, and the input only when it is given', () => {
    expect(readPipeFragment(pipeFragment(pipe))).toEqual({ pipe, input: undefined });
    expect(readPipeFragment(pipeFragment(pipe, 'a b+c\n'))).toEqual({ pipe, input: 'a b+c\n' });
    expect(pipeFragment(pipe)).not.toContain('input=');
    expect(readPipeFragment('#text=x')).toBeUndefined();
    expect(() => readPipeFragment('#pipe=%7B')).toThrow(expect.objectContaining({ code: 'invalid-pipe' }) as Error);
  });
});

describe('a draft', () => {
  it('comes from a pipe and becomes one again', () => {
    expect(pipeOf(draftOf(pipe, 'input'))).toEqual(pipe);
  });

  it('is undone step by step, typing at once', () => {
    let history = History.of(emptyDraft);
    expect(history.canUndo).toBe(false);
    history = history.with({ ...emptyDraft, input: 'a' }, 'input').with({ ...emptyDraft, input: 'ab' }, 'input');
    history = history.with({ ...emptyDraft, input: 'ab', name: 'x' }, 'name');
    expect(history.undone().now).toMatchObject({ input: 'ab', name: '' });
    expect(history.undone().undone().now).toEqual(emptyDraft);
    expect(history.undone().undone().canUndo).toBe(false);
  });

  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [1, -1, 'bac'],
    [9, 0, 'abc'],
  ])('has its steps moved from %i to %i', (from, to, expected) => {
    expect(moved([...'abc'], from, to).join('')).toBe(expected);
  });

  it('gives every card a key of its own', () => {
    expect(stepOf('a/b').key).not.toBe(stepOf('a/b').key);
  });

  it('counts the boxes of a step that is left out for what is handed over, not for what runs', () => {
    const steps = [stepOf('a/b'), stepOf('a/b', { disabled: true })];
    const [first, second] = steps.map(({ key }) => boxesOf(key));
    expect(Object.keys(boxesIn(steps))).toEqual([first]);
    expect(Object.keys(allBoxes(steps))).toEqual([first, second]);
  });
});

describe('saved pipes', () => {
  it('are read from anything', () => {
    const one = { version: 1, name: 'x', steps: [{ op: 'a/b', input: {} }] };
    expect(readSavedPipes([one, { ...one, name: '' }, one, 7, { version: 2 }])).toEqual([one]);
    expect(readSavedPipes('x')).toEqual([]);
  });
});
