import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { formatIpv4 } from '#lib/net.ts';
import { askPython } from '../../../scripts/python.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { aggregate, expand } from './engine.ts';
import { entriesIn, readPastedRange } from './engine/pasted.ts';
import { examples } from './examples.ts';

const seed = 1519;
const operations: Readonly<Record<string, Operation>> = { expand, aggregate } as never;

async function valueOf(name: string, input: object): Promise<unknown> {
  const result = await execute(operations[name] as Operation, input);
  return result.ok ? result.value : result.error;
}

const highest = 0xffff_ffff;
const anyAddress = fc.integer({ min: 0, max: highest });
const near = fc.tuple(anyAddress, fc.nat({ max: 70_000 })).map(([a, n]) => [a, Math.min(a + n, highest)]);
const far = fc.tuple(anyAddress, anyAddress).map(([a, b]) => [Math.min(a, b), Math.max(a, b)]);
const anyRange = fc.oneof(near, far).map(([a = 0, b = 0]): [string, string] => [formatIpv4(a), formatIpv4(b)]);

describe('ipv4-range-expander', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op] as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }

  it.each([
    ['10.0.0.1', '10.0.0.1', { size: 1, covering: { cidr: '10.0.0.1/32', added: 0 }, exact: ['10.0.0.1/32'] }],
    ['0.0.0.0', '255.255.255.255', { size: 2 ** 32, covering: { cidr: '0.0.0.0/0', added: 0 }, exact: ['0.0.0.0/0'] }],
    ['127.255.255.255', '128.0.0.0', { size: 2, covering: { cidr: '0.0.0.0/0', added: 2 ** 32 - 2 } }],
    [' 192.168.1.1 ', '192.168.6.255', { size: 1535, covering: { cidr: '192.168.0.0/21', added: 513 } }],
  ])('expands %s – %s', async (start, end, expected) => {
    expect(await valueOf('expand', { start, end })).toMatchObject(expected);
  });

  it.each([
    ['', '1.2.3.4', { code: 'empty-input', details: { field: 'start' } }],
    ['1.2.3.4', ' ', { code: 'empty-input', details: { field: 'end' } }],
    ['1.2.3.4', '1.2.3', { code: 'invalid-ipv4', details: { field: 'end', reason: 'groups' } }],
    ['01.2.3.4', '1.2.3', { code: 'ipv4-leading-zero', details: { field: 'start', octet: 1 } }],
  ])('refuses %j – %j', async (start, end, expected) => {
    expect(await valueOf('expand', { start, end })).toMatchObject(expected);
  });

  it('lists the networks that Python’s ipaddress lists', async () => {
    const rows = fc.sample(anyRange, { seed });
    const theirs = askPython(rows, '[str(n) for n in ip.summarize_address_range(*map(ip.ip_address, row))]');
    for (const [at, [start, end]] of rows.entries())
      expect(await valueOf('expand', { start, end })).toMatchObject({ exact: theirs[at] });
  });

  it('covers with the smallest network there is', async () => {
    const rows = fc.sample(anyRange, { seed });
    // The first supernet of the start that holds the end.
    const theirs = askPython(
      rows,
      'str(next(n for n in (ip.ip_network((row[0], p), False) for p in range(32, -1, -1)) if ip.ip_address(row[1]) in n))',
    );
    for (const [at, [start, end]] of rows.entries())
      expect(await valueOf('expand', { start, end })).toMatchObject({ covering: { cidr: theirs[at] } });
  });

  it('aggregates like Python’s collapse_addresses', async () => {
    const network = fc
      .tuple(fc.integer({ min: 0x0a00_0000, max: 0x0a00_ffff }), fc.integer({ min: 20, max: 32 }))
      .map(([address, prefix]) => `${formatIpv4(address)}/${prefix}`);
    const rows = fc.sample(fc.array(network, { minLength: 1, maxLength: 60 }), { seed, numRuns: propertyRuns(0.3) });
    const theirs = askPython(rows, '[str(n) for n in ip.collapse_addresses(ip.ip_network(x, False) for x in row)]');
    for (const [at, row] of rows.entries())
      expect(await valueOf('aggregate', { text: row.join('\n') })).toEqual(theirs[at]);
  });

  it.each([
    ['# office\r\n\r10.0.0.1 # door\n10.0.0.0 - 10.0.0.0', ['10.0.0.0/31']],
    ['10.0.0.9 255.255.255.0\n10.0.1.0/0.0.0.255', ['10.0.0.0/23']],
    [
      '192.168.1.10-192.168.1.20\n192.168.1.15',
      ['192.168.1.10/31', '192.168.1.12/30', '192.168.1.16/30', '192.168.1.20/32'],
    ],
    ['10.0.0.0 – 10.0.0.3\n10.0.0.4—10.0.0.7', ['10.0.0.0/29']],
    ['255.255.255.255\n0.0.0.0', ['0.0.0.0/32', '255.255.255.255/32']],
    ['128.0.0.0/1\n0.0.0.0/1', ['0.0.0.0/0']],
  ])('aggregates %j', async (source, expected) => {
    expect(await valueOf('aggregate', { text: source })).toEqual(expected);
  });

  it.each([
    ['', { code: 'empty-input' }],
    ['# only\n\n  # comments', { code: 'empty-input' }],
    ['1.2.3.4\r\n\r\n1.2.3.4/33', { code: 'invalid-entry', details: { line: 3, entry: '1.2.3.4/33' } }],
    ['1.2.3.4 - 1.2.3.3', { code: 'invalid-entry', details: { line: 1, reason: 'reversed' } }],
    ['1.2.3.4 - 1.2.3.0/24', { code: 'invalid-entry', details: { line: 1 } }],
    ['010.0.0.1', { code: 'invalid-entry', details: { line: 1, cause: 'ipv4-leading-zero' } }],
  ])('refuses the list %j', async (source, expected) => {
    expect(await valueOf('aggregate', { text: source })).toMatchObject(expected);
  });

  it('aggregates 100,000 lines', async () => {
    const source = Array.from({ length: 100_000 }, (_, at) => formatIpv4((at * 2_654_435_761) % 2 ** 32)).join('\n');
    expect(await valueOf('aggregate', { text: source })).toHaveLength(100_000);
  });
});

describe('a pasted range', () => {
  it.each([
    ['10.0.0.1-10.0.0.9', '10.0.0.1', '10.0.0.9'],
    [' 10.0.0.1 – 10.0.0.9\n', '10.0.0.1', '10.0.0.9'],
    ['10.0.0.1\t10.0.0.9', '10.0.0.1', '10.0.0.9'],
    ['10.0.0.9 10.0.0.1', '10.0.0.9', '10.0.0.1'],
    ['10.0.0.1/24', '10.0.0.0', '10.0.0.255'],
    ['10.0.0.1 255.255.255.0', '10.0.0.0', '10.0.0.255'],
    ['0.0.0.0 255.255.255.255', '0.0.0.0', '255.255.255.255'],
  ])('%j', (pasted, start, end) => {
    expect(readPastedRange(pasted)).toEqual({ start, end });
  });

  it.each(['', '10.0.0.1', '10.0.0.1 - x', '10.0.0.1/33', 'foo bar', '10.0.0.256-10.0.0.9'])('%j is none', (pasted) => {
    expect(readPastedRange(pasted)).toBeUndefined();
  });
});

describe('the entries of a text', () => {
  it.each([
    ['10.0.0.0 10.0.0.1\t10.0.0.2/31 ', ['10.0.0.0', '10.0.0.1', '10.0.0.2/31']],
    ['10.0.0.1 - 10.0.0.9', ['10.0.0.1-10.0.0.9']],
    ['10.0.0.1 -10.0.0.2 10.0.0.3 10.0.0.4', ['10.0.0.1-10.0.0.2', '10.0.0.3', '10.0.0.4']],
    ['one two three', []],
  ])('%j', (source, entries) => {
    expect(entriesIn(source)).toEqual(entries);
  });
});
