import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPipe } from '../format.ts';
import { runPipe } from '../run-pipe.ts';
import { refuseSecrets } from '../steps.ts';
import { readyPipes } from './data.ts';

const formatOf = ({ steps, items }: (typeof readyPipes)[number]) => ({ version: 1, steps, ...(items && { items }) });

describe('ready pipes', () => {
  // Only the built package has threads: here every step runs in place.
  beforeEach(() => void vi.stubGlobal('process', Object.create(process, { getBuiltinModule: { value: undefined } })));
  afterEach(() => void vi.unstubAllGlobals());

  it('are 27, each with an id and names of its own', () => {
    expect(readyPipes).toHaveLength(27);
    for (const key of ['id', 'en', 'fr', 'sample'] as const)
      expect(new Set(readyPipes.map((pipe) => pipe[key])).size).toBeGreaterThan(key === 'sample' ? 25 : 26);
  });

  // As a form shows it, or as it is sent, where + and = are escaped.
  it.each(['PGE+PGIvPjwvYT4=', 'PGE%2BPGIvPjwvYT4%3D'])('read a SAML response from %s', async (value) => {
    const pipe = readyPipes.find(({ id }) => id === 'saml-response');
    const result = await runPipe(pipe && formatOf(pipe), value);
    expect(result).toMatchObject({ ok: true, value: '<a>\n  <b/>\n</a>' });
  });

  it('says which UUID has no time', async () => {
    const pipe = readyPipes.find(({ id }) => id === 'uuids-as-times');
    const value = `${String(pipe?.sample)}6ba7b810-9dad-41d1-80b4-00c04fd430c8\n`;
    const result = await runPipe(pipe && formatOf(pipe), value);
    expect(result).toMatchObject({
      error: { message: 'Step 2, item 2: This UUID contains no time: only versions 1, 6 and 7 do.' },
    });
  });

  it.each(readyPipes.map((pipe) => [pipe.id, pipe] as const))('%s', async (_, pipe) => {
    await refuseSecrets(readPipe(formatOf(pipe)));
    expect(await runPipe(formatOf(pipe), pipe.sample)).toMatchObject({ ok: true, value: pipe.result });
  });
});
