import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHolder, isFile, readShared } from './shared.ts';

function formOf(fields: Readonly<Record<string, string | readonly File[]>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else for (const file of value) form.append(name, file);
  }
  return form;
}

describe('readShared', () => {
  it.each([
    [{ text: 'a' }, 'a'],
    [{ title: 'Page', text: '', url: 'https://example.org/' }, 'https://example.org/'],
    [{ title: 'Page', text: 'https://example.org/', url: 'https://example.org/' }, 'https://example.org/'],
    [{ title: 'Page', text: 'Read this:\n', url: 'https://example.org/' }, 'Read this:\nhttps://example.org/'],
    [{ title: 'Only this' }, 'Only this'],
    [{}, ''],
  ])('%j: %j', (fields, text) => expect(readShared(formOf(fields))).toEqual({ text, files: [] }));

  it('takes files, without the empty one that a form sends for none', () => {
    const [full, empty] = [new File(['{}'], 'a.json'), new File([], '')];
    const { text, files } = readShared(formOf({ text: 'see', files: [full, empty] }));
    expect(text).toBe('see');
    expect(files.map(({ name }) => name)).toEqual(['a.json']);
  });
});

describe('isFile', () => {
  it.each([
    ['assets/view-a1.js', 200, 'text/javascript', true],
    ['assets/view-a1.js', 404, 'text/plain', false],
    ['assets/view-a1.js', 200, 'text/html; charset=utf-8', false],
    ['index.html', 200, 'text/html; charset=utf-8', true],
  ])('%s, answered with %i and %s: %j', (file, status, type, expected) => {
    expect(isFile(file, new Response('', { status, headers: { 'Content-Type': type } }))).toBe(expected);
  });
});

describe('createHolder', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const shared = { text: 'a', files: [] };

  it('gives each of them once, to whoever knows its id', async () => {
    const holder = createHolder(1000);
    const [one, two] = [holder.hold('1', shared), holder.hold('2', { ...shared, text: 'b' })];
    expect(holder.take('3')).toBeUndefined();
    expect(holder.take('2')?.text).toBe('b');
    await two;
    expect(holder.take('2')).toBeUndefined();
    expect(holder.take('1')).toBe(shared);
    await one;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('forgets what nobody comes for', async () => {
    const holder = createHolder(1000);
    const done = holder.hold('1', shared);
    await vi.advanceTimersByTimeAsync(1000);
    await done;
    expect(holder.take('1')).toBeUndefined();
  });
});
