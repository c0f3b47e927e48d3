import { expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { next, parse } from '../engine.ts';
import { noteOf } from './run-notes.ts';

async function notes(expression: string, from: string, timeZone: string): Promise<string[]> {
  const summary = await execute(parse, { expression });
  const runs = await execute(next, { expression, from, timeZone, count: 3 });
  if (!summary.ok || !runs.ok) throw new Error('refused');
  return runs.value.map((_, index) => {
    const note = noteOf(runs.value, index, summary.value, timeZone);
    return note?.kind === 'gap' ? `gap ${note.time}` : (note?.kind ?? '-');
  });
}

it.each([
  ['30 2 * * *', '2025-03-29T12:00:00Z', 'Europe/Berlin', ['gap 02:30', '-', '-']],
  ['30 2 * * *', '2025-10-25T12:00:00Z', 'Europe/Berlin', ['once', '-', '-']],
  ['30 * * * *', '2025-10-25T23:45:00Z', 'Europe/Berlin', ['-', 'again', '-']],
  ['45 1 * * *', '2025-04-05T00:00:00Z', 'Australia/Lord_Howe', ['once', '-', '-']],
  ['30 2 * * *', '2025-03-29T12:00:00Z', 'UTC', ['-', '-', '-']],
])('%s from %s in %s: %j', async (expression, from, timeZone, expected) => {
  expect(await notes(expression, from, timeZone)).toEqual(expected);
});
