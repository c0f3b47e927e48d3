import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { mismatch } from '#core/example.ts';
import type { Draft } from '#core/field.ts';
import { execute, type Operation } from '#core/operation.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { generate, presets, vendorPrefixes } from './engine.ts';
import { examples } from './examples.ts';

const operations = { generate, presets, 'vendor-prefixes': vendorPrefixes } as unknown as Record<string, Operation>;

type Options = Draft<(typeof generate)['input']>;

async function draw(input: Options): Promise<readonly string[]> {
  const result = await execute(generate, input);
  if (!result.ok) throw new Error(`${result.error.code} ${JSON.stringify(result.error.details)}`);
  return result.value;
}
const failure = async (input: Options) => {
  const result = await execute(generate, input);
  return result.ok ? result.value : { code: result.error.code, ...result.error.details };
};
const octetOf = (address = ''): number => Number.parseInt(address.slice(0, 2), 16);

for (const example of examples) {
  it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
    expect(mismatch(example, await execute(operations[example.op] as Operation, example.input))).toBeUndefined();
  });
}

describe('the prefix', () => {
  it.each(['52:54:00', '52-54-00', '5254.00', ' 52 54\t00 ', '525400'])('may be written %j', async (prefix) => {
    expect((await draw({ prefix }))[0]).toMatch(/^52:54:00(:[\dA-F]{2}){3}$/);
  });

  it('may have an odd number of digits', async () => {
    for (const address of await draw({ prefix: '28:CD:C1:7', count: 200 })) expect(address).toMatch(/^28:CD:C1:7/);
    for (const address of await draw({ prefix: 'A', count: 200 })) expect(address).toMatch(/^A[26AE]:/);
  });

  it('fixes the automatic bits from two digits on', async () => {
    for (const address of await draw({ prefix: '01:00:5E', count: 100 })) expect(address).toMatch(/^01:00:5E:/);
    expect(await failure({ prefix: '0', administered: 'universal', cast: 'multicast' })).toEqual([
      expect.stringMatching(/^0[159D]:/),
    ]);
  });

  it('is refused with the first wrong character, or when it is too long', async () => {
    expect(await failure({ prefix: '52:5\u200B4' })).toMatchObject({ character: 'U+200B', position: 5 });
    expect(await failure({ prefix: '52_54' })).toMatchObject({ character: '_', position: 3 });
    expect(await failure({ prefix: '00112233445566778', bits: 64 })).toMatchObject({ digits: 17, max: 16 });
    expect(await draw({ prefix: '0211223344556677', bits: 64 })).toEqual(['02:11:22:33:44:55:66:77']);
  });
});

describe('the bits of the first octet', () => {
  it('are local and unicast unless told', async () => {
    const octets = new Set((await draw({ count: 10_000 })).map(octetOf));
    expect(octets.size).toBe(64);
    expect([...octets].every((octet) => (octet & 3) === 2)).toBe(true);
  });

  it.each([
    [{ administered: 'universal', cast: 'multicast' }, [1]],
    [{ administered: 'any', cast: 'unicast' }, [0, 2]],
    [{ administered: 'any', cast: 'any' }, [0, 1, 2, 3]],
    [{ administered: 'local', cast: 'any' }, [2, 3]],
  ] as const)('follow %j', async (options, expected) => {
    const seen = new Set((await draw({ ...options, count: 2000 })).map((address) => octetOf(address) & 3));
    expect([...seen].toSorted()).toEqual(expected);
  });

  // IEEE 802c-2017, table 8-5: AAI 00, ELI 10, SAI 11 in bits 3 and 2, as second digits 2, A and E.
  it.each([
    ['aai', /^.[23]/],
    ['eli', /^.[AB]/],
    ['sai', /^.[EF]/],
  ] as const)('stand for the quadrant %s', async (slap, shape) => {
    for (const administered of ['auto', 'local', 'any'] as const) {
      for (const address of await draw({ slap, administered, cast: 'any', count: 100 })) expect(address).toMatch(shape);
    }
  });

  it.each([
    [{ prefix: '02', administered: 'universal' }, 'administered', undefined],
    [{ prefix: '02', cast: 'multicast' }, 'cast', undefined],
    [{ prefix: '01', administered: 'local', cast: 'unicast' }, 'administered', undefined],
    [{ prefix: '02', slap: 'eli' }, 'slap', 'slap'],
    [{ prefix: '00', slap: 'aai' }, 'administered', 'slap'],
    [{ prefix: '00', slap: 'aai', administered: 'any' }, 'slap', 'slap'],
    [{ slap: 'sai', administered: 'universal' }, 'slap', 'slap'],
  ] as const)('do not contradict: %j', async (options, option, reason) => {
    expect(await failure(options)).toEqual({ code: 'prefix-conflict', option, reason });
  });
});

describe('how many', () => {
  it('never gives one twice, down to the last one', async () => {
    const all = await draw({ prefix: '02:00:00:00:0', count: 4096 });
    expect(new Set(all).size).toBe(4096);
    expect(all).not.toEqual(all.toSorted());
    expect(await failure({ prefix: '02:00:00:00:0', count: 4097 })).toEqual({
      code: 'not-enough-addresses',
      available: '4096',
    });
  });

  it('draws again what came twice', async () => {
    const real = crypto.getRandomValues.bind(crypto);
    const spy = vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce((bytes) => bytes);
    const drawn = await draw({ count: 50 });
    spy.mockImplementation(real);
    vi.restoreAllMocks();
    expect(drawn[0]).toBe('02:00:00:00:00:00');
    expect(new Set(drawn).size).toBe(50);
  });

  it('is even', async () => {
    const counts = new Map<string, number>();
    for (let draws = 0; draws < 3200; draws++) {
      const [address = ''] = await draw({ prefix: '02000000000' });
      counts.set(address, (counts.get(address) ?? 0) + 1);
    }
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
    // Exceeded once in 10^9 with 15 degrees of freedom (Wilson and Hilferty 1931).
    expect(counts.size).toBe(16);
    expect(chiSquare).toBeLessThan(76);
  });
});

describe('in sequence', () => {
  it('keeps prefix and first octet', async () => {
    for (let time = 0; time < 20; time++) {
      const block = await draw({ prefix: '0200000000F', sequential: true, count: 15 });
      expect(['F0', 'F1']).toContain(block[0]?.slice(-2));
      expect(block.at(-1)?.slice(0, 16)).toBe('02:00:00:00:00:F');
      const free = await draw({ sequential: true, administered: 'any', cast: 'any', count: 3, notation: 'bare' });
      expect(new Set(free.map((address) => address.slice(0, 2))).size).toBe(1);
      const [first = 0n, second, third] = free.map((address) => BigInt(`0x${address}`));
      expect([second, third]).toEqual([first + 1n, first + 2n]);
    }
    const octets = new Set<number>();
    for (let time = 0; time < 200; time++) octets.add(octetOf((await draw({ sequential: true }))[0]));
    expect(octets.size).toBeGreaterThan(30);
  });

  it('says how many there are from the first one on', async () => {
    expect(await failure({ prefix: 'FFFFFFFFFFFE', sequential: true, count: 3 })).toMatchObject({ available: '2' });
    expect(await failure({ prefix: '0200000000F', sequential: true, count: 17 })).toMatchObject({ available: '16' });
    expect(await draw({ prefix: 'FFFFFFFFFFFE', sequential: true, count: 2 })).toEqual([
      'FF:FF:FF:FF:FF:FE',
      'FF:FF:FF:FF:FF:FF',
    ]);
    expect(await draw({ prefix: '02FFFFFFFFFF', sequential: true, count: 2, notation: 'dot' })).toEqual([
      '02FF.FFFF.FFFF',
      '0300.0000.0000',
    ]);
  });
});

it.each([
  ['colon', '02:AB:00:5E:10:0F'],
  ['hyphen', '02-AB-00-5E-10-0F'],
  ['dot', '02AB.005E.100F'],
  ['bare', '02AB005E100F'],
  ['space', '02 AB 00 5E 10 0F'],
] as const)('writes with %s', async (notation, written) => {
  expect(await draw({ prefix: '02ab005e100f', notation })).toEqual([written]);
  expect(await draw({ prefix: '02ab005e100f', notation, letterCase: 'lower' })).toEqual([written.toLowerCase()]);
});

it('keeps to prefix, bits and number, whatever they are', async () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(
      digits,
      fc.constantFrom(48, 64),
      fc.integer({ min: 1, max: 20 }),
      fc.boolean(),
      async (...given) => {
        const [prefix, bits, count, sequential] = given;
        const result = await execute(generate, { prefix, bits, count, sequential, notation: 'bare' });
        if (!result.ok) {
          expect(result.error.code).toBe('not-enough-addresses');
          return;
        }
        expect(new Set(result.value).size).toBe(count);
        const isWhole = prefix.length === bits / 4;
        for (const address of result.value) {
          expect(address).toMatch(new RegExp(`^[\\dA-F]{${bits / 4}}$`));
          if (!isWhole) expect(address.startsWith(prefix.toUpperCase())).toBe(true);
          if (prefix.length < 2) expect(octetOf(address) & 3).toBe(2);
        }
      },
    ),
    { seed: 802, numRuns: propertyRuns(1) },
  );
});

it('lists the presets in their order, each as a prefix that can be drawn from', async () => {
  const result = await execute(presets, {});
  const rows = result.ok ? result.value : [];
  expect(rows.map(({ id, prefix }) => `${id} ${prefix}`)).toEqual([
    'docker 02:42',
    'vmware 00:50:56',
    'vmware-auto 00:0C:29',
    'virtualbox 08:00:27',
    'kvm 52:54:00',
    'hyperv 00:15:5D',
    'xen 00:16:3E',
    'parallels 00:1C:42',
    'proxmox BC:24:11',
    'documentation 00:00:5E:00:53',
    'documentation-multicast 01:00:5E:90:10',
  ]);
  for (const { id, prefix, note } of rows) {
    expect(note).toBe(id);
    expect((await draw({ prefix }))[0]?.startsWith(prefix)).toBe(true);
  }
});
