import { afterEach, describe as group, expect, it, vi } from 'vitest';
import { mismatch } from '#core/example.ts';
import type { Draft } from '#core/field.ts';
import { execute, type Operation } from '#core/operation.ts';
import { describe, generate } from './engine.ts';
import { blockedPorts, knownServices } from './engine/tables.ts';
import { examples } from './examples.ts';

const operations = { describe, generate };

afterEach(() => {
  vi.restoreAllMocks();
});

async function ports(input: Draft<(typeof generate)['input']>): Promise<readonly number[]> {
  const result = await execute(generate, input);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

group('random-port-generator', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op as keyof typeof operations] as unknown as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }
});

group('generate', () => {
  it('draws each port once, known and blocked ones not at all', async () => {
    const all: number[] = [];
    for (let from = 1024; from <= 65_535; from += 500) {
      const to = Math.min(65_535, from + 499);
      const span = Array.from({ length: to - from + 1 }, (_, at) => from + at);
      const wanted = span.filter((port) => !knownServices.has(port) && !blockedPorts.has(port));
      const drawn = await ports({ from, to, count: wanted.length, sort: true });
      expect(drawn).toEqual(wanted);
      all.push(...drawn);
    }
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain(6000);
    expect(all).not.toContain(10_080);
  });

  it('draws known and blocked ones when told to', async () => {
    const drawn = await ports({ from: 1, to: 100, count: 100, avoidKnown: false, avoidBlocked: false, sort: true });
    expect(drawn).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
  });

  it('leaves out what shall never be used, however it is separated', async () => {
    const drawn = await ports({ from: 2000, to: 2009, count: 4, exclude: ' 2000,2001;2002\n2005-2007\t', sort: true });
    expect(drawn).toEqual([2003, 2004, 2008, 2009]);
  });

  it.each(['0', '65536', '20-10', '1-65536', 'a', '1-2-3', '-5', '1.5', '+80'])(
    'refuses to leave out %s',
    async (token) => {
      expect(await execute(generate, { exclude: `3000, ${token}` })).toMatchObject({
        error: { code: 'invalid-exclude', details: { token } },
      });
    },
  );

  it('sorts only when told to', async () => {
    const drawn = await ports({ count: 1000 });
    expect(drawn).not.toEqual(drawn.toSorted((a, b) => a - b));
    const sorted = await ports({ count: 1000, sort: true });
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
    expect(new Set(drawn).size).toBe(1000);
  });

  it('is even, and independent from draw to draw', async () => {
    vi.spyOn(Math, 'random').mockImplementation(() => {
      throw new Error('Math.random was called');
    });
    const counts = new Map<number, number>();
    const pairs = new Map<string, number>();
    const draws = 4000;
    let before = 0;
    for (let draw = 0; draw < draws; draw++) {
      const [port = 0] = await ports({ from: 20_000, to: 20_009 });
      counts.set(port, (counts.get(port) ?? 0) + 1);
      pairs.set(`${before} ${port}`, (pairs.get(`${before} ${port}`) ?? 0) + 1);
      before = port;
    }
    const chiSquare = (seen: Iterable<number>, kinds: number): number =>
      [...seen].reduce((total, count) => total + (count - draws / kinds) ** 2 / (draws / kinds), 0);
    expect(counts.size).toBe(10);
    // Exceeded once in 10^9: 9 and 99 degrees of freedom (Wilson and Hilferty 1931).
    expect(chiSquare(counts.values(), 10)).toBeLessThan(63);
    expect(chiSquare(pairs.values(), 100)).toBeLessThan(203);
  });
});

group('tables', () => {
  it('are those of the specification', () => {
    expect(blockedPorts.size).toBe(82);
    expect(knownServices.size).toBe(84);
    expect([...knownServices.values()].every((service) => service === service.trim() && service !== '')).toBe(true);
    expect(knownServices.get(51_820)).toBe('WireGuard');
    expect(knownServices.get(139)).toBe('NetBIOS session service');
  });

  it('block what fetch refuses', async () => {
    const refused = async (port: number): Promise<boolean> => {
      const error: unknown = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2000) }).catch(
        (fault: unknown) => fault,
      );
      return error instanceof Error && error.cause instanceof Error && error.cause.message === 'bad port';
    };
    for (const port of blockedPorts) expect(await refused(port), String(port)).toBe(true);
    for (const port of [2, 8, 6001, 10_081, 49_151]) expect(await refused(port), String(port)).toBe(false);
  });
});
