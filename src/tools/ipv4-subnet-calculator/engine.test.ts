import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { describeError } from '#core/error-message.ts';
import { formatIpv4 } from '#lib/net.ts';
import { askPython } from '../../../scripts/python.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { calculate, contains, split } from './engine.ts';
import { examples } from './examples.ts';
import french from './text.fr.ts';
import { text } from './text.ts';

const tables = { en: text.en, fr: french };

const seed = 3021;
const operations: Readonly<Record<string, Operation>> = { calculate, split, contains } as never;

async function valueOf(name: string, input: object): Promise<unknown> {
  const result = await execute(operations[name] as Operation, input);
  return result.ok ? result.value : result.error;
}

const anyInterface = fc
  .tuple(fc.integer({ min: 0, max: 0xffff_ffff }), fc.integer({ min: 0, max: 32 }))
  .map(([address, prefix]) => `${formatIpv4(address)}/${prefix}`);

describe('ipv4-subnet-calculator', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op] as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }

  it.each([
    ['10.0.0.7', { cidr: '10.0.0.7/32', broadcast: null, firstHost: '10.0.0.7', lastHost: '10.0.0.7', usableHosts: 1 }],
    ['255.255.255.255/31', { previous: '255.255.255.252/31', next: null, type: 'limited-broadcast', class: 'E' }],
    ['0.0.0.1/1', { previous: null, next: '128.0.0.0/1', lastAddress: '127.255.255.255', totalAddresses: 2147483648 }],
    ['9.8.7.6 0xffffff80', { netmask: '255.255.255.128', netmaskHex: '0xFFFFFF80', wildcard: '0.0.0.127' }],
    [' 1.2.3.4 / 0 ', { netmask: '0.0.0.0', netmaskHex: '0x00000000', wildcard: '255.255.255.255' }],
  ])('calculates %j', async (address, expected) => {
    expect(await valueOf('calculate', { address })).toMatchObject(expected);
  });

  it.each([
    ['', { code: 'empty-input' }],
    [' \u00A0', { code: 'empty-input' }],
    ['010.0.0.1/24', { code: 'ipv4-leading-zero', details: { field: 'address', decimal: '10.0.0.1' } }],
    ['1.2.256.4', { code: 'invalid-ipv4', details: { octet: 3, value: '256' } }],
    ['10.0.0.1/', { code: 'invalid-prefix' }],
    ['10.0.0.1/255.0.255.0', { code: 'invalid-netmask', details: { netmask: '255.0.255.0' } }],
  ])('refuses %j', async (address, expected) => {
    expect(await valueOf('calculate', { address })).toMatchObject(expected);
  });

  it('agrees with Python’s ipaddress', async () => {
    const rows = fc.sample(anyInterface, { seed });
    const theirs = askPython(
      rows,
      `(lambda n: [str(n), str(n.netmask), str(n.hostmask), str(n[0]), str(n[-1]), n.num_addresses,
        str(n[0] if n.prefixlen > 30 else n[1]), str(n[-1] if n.prefixlen > 30 else n[-2])])(ip.ip_network(row, False))`,
    );
    const ours = await Promise.all(
      rows.map(async (address) => {
        const result = await execute(calculate, { address });
        if (!result.ok) throw new Error(result.error.code);
        const v = result.value;
        const facts = [v.cidr, v.netmask, v.wildcard, v.firstAddress, v.lastAddress, v.totalAddresses];
        return [...facts, v.firstHost, v.lastHost];
      }),
    );
    expect(ours).toEqual(theirs);
  });

  it('splits like Python’s ipaddress', async () => {
    const rows = fc.sample(
      anyInterface.chain((net) => {
        const prefix = Number(net.split('/')[1]);
        return fc.tuple(fc.constant(net), fc.integer({ min: prefix, max: Math.min(32, prefix + 7) }));
      }),
      { seed, numRuns: propertyRuns(0.5) },
    );
    const theirs = askPython(rows, '[str(n) for n in ip.ip_network(row[0], False).subnets(new_prefix=row[1])]');
    for (const [at, [address, newPrefix]] of rows.entries())
      expect(await valueOf('split', { address, newPrefix })).toMatchObject({ truncated: false, subnets: theirs[at] });
  });

  it('limits what it lists, and counts all', async () => {
    expect(await valueOf('split', { address: '0.0.0.0/0', newPrefix: 32, limit: 2 })).toEqual({
      count: 4294967296,
      truncated: true,
      subnets: ['0.0.0.0/32', '0.0.0.1/32'],
    });
    const many = await execute(split, { address: '10.0.0.0/16', newPrefix: 32, limit: 65_536 });
    expect(many).toMatchObject({ value: { count: 65_536, truncated: false } });
    expect(many.ok && many.value.subnets.at(-1)).toBe('10.0.255.255/32');
    expect(await valueOf('split', { address: '10.0.0.0/24', newPrefix: 24 })).toMatchObject({ count: 1 });
    expect(await valueOf('split', { address: '10.0.0.0/24', newPrefix: 23 })).toMatchObject({
      code: 'new-prefix-too-short',
      details: { prefix: 24, newPrefix: 23 },
    });
  });

  it.each([
    ['10.0.0.1/8', '10.255.255.255', true],
    ['10.0.0.0/8', '11.0.0.0', false],
    ['10.0.0.0/8', '10.1.2.3/16', true],
    ['10.0.0.0/16', '10.0.0.0/15', false],
    ['10.0.0.0/16', '10.0.0.0 255.255.0.0', true],
    ['0.0.0.0/0', '255.255.255.255', true],
    ['200.0.0.0/1', '127.0.0.1', false],
  ])('contains: %s, %s: %s', async (network, candidate, expected) => {
    expect(await valueOf('contains', { network, candidate })).toBe(expected);
  });

  it('names the field that is wrong', async () => {
    const refused = (network: string, candidate: string) => valueOf('contains', { network, candidate });
    expect(await refused('', '1.2.3.4')).toMatchObject({ code: 'empty-input', details: { field: 'network' } });
    expect(await refused('1.2.3.4', '1.2.3')).toMatchObject({ code: 'invalid-ipv4', details: { field: 'candidate' } });
  });

  it('says which part is wrong', () => {
    const say = (language: 'en' | 'fr', code: string, details: object) =>
      describeError([tables[language]], language, code, details as never);
    expect(say('en', 'invalid-ipv4', { reason: 'octet', octet: 3, value: '256' })).toContain('Octet 3 is 256');
    expect(say('fr', 'invalid-ipv4', { reason: 'octet', octet: 3, value: '256' })).toContain('L’octet 3 vaut 256');
    const zero = { octet: 1, value: '010', decimal: '10.0.0.1', octal: '8.0.0.1' };
    expect(say('en', 'ipv4-leading-zero', zero)).toContain('8.0.0.1');
  });
});
