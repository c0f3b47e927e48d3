import * as fc from 'fast-check';
import { describe as suite, expect, it } from 'vitest';
import { sentenceOf } from '#core/error-message.ts';
import { mismatch } from '#core/example.ts';
import { exportName } from '#core/operation-description.ts';
import { execute, type Operation } from '#core/operation.ts';
import { asBlock, formatAddress, formatBlock, type Family } from '#lib/cidr/blocks.ts';
import { piecesOf } from '#lib/cidr/list-text.ts';
import { askPython } from '../../../scripts/python.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import * as engine from './engine.ts';
import { octetExpression } from './engine/expression.ts';
import { purposeOf } from './engine/special-purpose.ts';
import { examples } from './examples.ts';
import { text as words } from './text.ts';
import french from './text.fr.ts';

const seed = 4632;
const operations = engine as unknown as Readonly<Record<string, Operation>>;

async function valueOf(name: string, input: object): Promise<unknown> {
  const result = await execute(operations[exportName(`cidr-calculator/${name}`)] as Operation, input);
  return result.ok ? result.value : result.error;
}

const networkOf = (family: Family): fc.Arbitrary<string> => {
  const width = family === 4 ? 32 : 128;
  const address = fc.bigInt({ min: 0n, max: (1n << BigInt(width)) - 1n });
  return fc
    .tuple(address, fc.integer({ min: 0, max: width }))
    .map(([value, prefix]) => `${formatAddress(family, value)}/${prefix}`);
};
const anyNetwork = fc.oneof(networkOf(4), networkOf(6));
/** Close together, so that they touch and overlap. */
const near = (base: string, width: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: width - 6, max: width }))
    .map(([last, prefix]) => `${base}${width === 32 ? last : last.toString(16)}/${prefix}`);
const nearNetworks = fc.array(fc.oneof(near('10.0.0.', 32), near('2001:db8::', 128)), { minLength: 1, maxLength: 12 });

suite('cidr-calculator', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[exportName(`cidr-calculator/${example.op}`)] as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }

  it('describes like Python’s ipaddress', async () => {
    const rows = fc.sample(anyNetwork, { seed, numRuns: propertyRuns(1) });
    const theirs = askPython(
      rows,
      `(lambda i: (lambda n: [str(n), str(n[0]), str(n[-1]), str(n.num_addresses), str(n.netmask), str(n.hostmask),
        i.ip.reverse_pointer])(i.network))(ip.ip_interface(row))`,
    );
    const facts = ['cidr', 'first', 'last', 'size', 'netmask', 'wildcard', 'reverseName'];
    const ours = await Promise.all(rows.map((network) => valueOf('describe', { network })));
    expect(ours.map((value) => facts.map((fact) => (value as Record<string, unknown>)[fact]))).toEqual(theirs);
  });

  it('merges and excludes like Python’s ipaddress', async () => {
    const rows = fc.sample(fc.tuple(nearNetworks, nearNetworks), { seed, numRuns: propertyRuns(1) });
    const theirs = askPython(
      rows,
      `(lambda nets, gone: [[str(n) for v in (4, 6) for n in ip.collapse_addresses([n for n in nets if n.version == v])],
        [str(n) for v in (4, 6) for n in __import__('functools').reduce(
          lambda left, hole: sorted(ip.collapse_addresses([part for net in left for part in
            ([net] if not net.overlaps(hole) else [] if net.subnet_of(hole) else net.address_exclude(hole))])),
          [g for g in gone if g.version == v],
          list(ip.collapse_addresses([n for n in nets if n.version == v])))]])(
        *[[ip.ip_network(n, False) for n in part] for part in row])`,
    );
    for (const [at, [networks, remove]] of rows.entries()) {
      const merged = await valueOf('merge', { networks: networks.join('\n') });
      const left = await valueOf('exclude', { networks: networks.join('\n'), remove: remove.join(' ') });
      expect([merged, left]).toMatchObject((theirs[at] as string[][]).map((cidrs) => ({ cidrs })));
    }
  });

  it('relates and finds overlaps like comparing all pairs', async () => {
    const rows = fc.sample(nearNetworks, { seed, numRuns: propertyRuns(1) });
    const theirs = askPython(
      rows,
      `[[str(a), str(b)] for nets in [[ip.ip_network(n, False) for n in row]] for at, a in enumerate(nets)
        for b in nets[at + 1:] if a.version == b.version and a.overlaps(b)]`,
    );
    for (const [at, networks] of rows.entries()) {
      const found = (await valueOf('overlaps', { networks: networks.join(',') })) as Record<string, string>[];
      expect(found.map(({ a, b }) => [a, b])).toEqual(theirs[at]);
      for (const { a, b, relation } of found) expect(await valueOf('relate', { a, b })).toMatchObject({ relation });
    }
  });

  it('looks addresses up like trying all networks', async () => {
    const rows = fc.sample(fc.tuple(nearNetworks, nearNetworks), { seed, numRuns: propertyRuns(0.5) });
    const theirs = askPython(
      rows,
      `[sorted(set(str(n) for n in nets if n.version == a.version and a.subnet_of(n))) for nets, all in
        [[[ip.ip_network(n, False) for n in part] for part in row]] for a in all]`,
    );
    for (const [at, [networks, addresses]] of rows.entries()) {
      const input = { networks: networks.join(';'), addresses: addresses.join('\r\n') };
      const found = (await valueOf('contains', input)) as { networks: string[]; longest: string | null }[];
      expect(found.map((row) => row.networks.toSorted())).toEqual(theirs[at]);
      for (const row of found) {
        const shortest = row.networks.toSorted((a, b) => Number(b.split('/')[1]) - Number(a.split('/')[1]))[0] ?? null;
        expect(row.longest).toBe(shortest);
      }
    }
  });

  it.each([
    ['192.0.2.1', ['192.0.2.1']],
    ['2001:db8::1 - 2001:db8::9, 10.0.0.1..10.0.0.4;::1', ['2001:db8::1 - 2001:db8::9', '10.0.0.1..10.0.0.4', '::1']],
    ['10.0.0.1 -10.0.0.4 10.0.0.5- 10.0.0.6', ['10.0.0.1 -10.0.0.4', '10.0.0.5- 10.0.0.6']],
    ['10.0.0.0 255.0.0.0', ['10.0.0.0', '255.0.0.0']],
    ['10.0.0.0 / 8 # all, of it\r\n\r# a - b\n::', ['10.0.0.0 / 8', '::']],
    [' ,;\u00A0# x', []],
  ])('reads the list %j', (text, pieces) => {
    expect([...piecesOf(text)].map((piece) => piece.text)).toEqual(pieces);
  });

  it.each([
    ['fe80::1%eth0/64', 'fe80::/64'],
    ['[2001:db8::1]/48', '2001:db8::/48'],
    ['[fe80::1%en-0]', 'fe80::1/128'],
    ['fe80::1%eth0-fe80::2%eth0', 'fe80::1/128\nfe80::2/128'],
    ['fe80::2%eth0.100', 'fe80::2/128'],
    ['::ffff:192.0.2.1', '::ffff:c000:201/128'],
    ['10.1.2.3/255.0.0.0', '10.0.0.0/8'],
    ['10.1.2.3/0.0.255.255', '10.1.0.0/16'],
    ['10.0.0.0–10.0.0.255', '10.0.0.0/24'],
    ['::-ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '::/0'],
  ])('reads %s', async (networks, cidrs) => {
    expect(await valueOf('format', { networks })).toBe(cidrs);
  });

  it.each([
    ['a\n 300.1.1.1', { line: 1, column: 1, entry: 'a', reason: 'invalid-address' }],
    ['::1\n 10.0.0.01/8', { line: 2, column: 2, entry: '10.0.0.01/8', reason: 'leading-zero' }],
    ['::/129', { reason: 'invalid-prefix' }],
    ['::/064', { reason: 'invalid-prefix' }],
    ['::1 64', { entry: '64', column: 5, reason: 'invalid-address' }],
    ['10.0.0.0/', { reason: 'invalid-prefix' }],
    ['10.0.0.0/255.0.255.0', { reason: 'invalid-mask' }],
    ['10.0.0.1 - ::1', { reason: 'mixed-families' }],
    ['::2-::1', { reason: 'range-reversed' }],
    ['10.0.0.1 -', { entry: '10.0.0.1 -', reason: 'invalid-address' }],
    ['10.0.0.0/8-10.0.0.1', { reason: 'invalid-address' }],
    ['[::1', { reason: 'invalid-address' }],
  ])('refuses %j', async (networks, details) => {
    expect(await valueOf('merge', { networks })).toMatchObject({ code: 'invalid-entry', details });
  });

  it.each([
    ['merge', { networks: ' \n' }, { code: 'empty-input', details: { field: 'networks' } }],
    ['merge', { networks: '# none' }, { code: 'empty-input' }],
    ['exclude', { networks: '::1', remove: 'x' }, { code: 'invalid-entry', details: { field: 'remove' } }],
    ['relate', { a: '::1', b: ' ' }, { code: 'empty-input', details: { field: 'b' } }],
    ['describe', { network: '\n ::/130' }, { details: { line: 2, column: 2, entry: '::/130' } }],
    ['describe', { network: '10.0.0.1-10.0.0.9' }, { code: 'invalid-entry', details: { reason: 'not-one-network' } }],
    ['split', { network: '::1-::4', prefix: 128 }, { details: { reason: 'not-one-network', column: 1 } }],
    ['from-range', { first: '10.0.0.0/8', last: '::1' }, { details: { field: 'first', reason: 'not-one-address' } }],
    ['from-range', { first: '::1', last: 'x' }, { details: { field: 'last', reason: 'invalid-address' } }],
    ['describe', { network: '10.0.0.0 - 10.0.0.7' }, { cidr: '10.0.0.0/29', address: '10.0.0.0' }],
    ['split', { network: '::/64', prefix: 63 }, { code: 'new-prefix-too-short' }],
    ['split', { network: '::/64', prefix: 64, offset: '-1' }, { code: 'invalid-input', details: { field: 'offset' } }],
    ['split', { network: '::/0', prefix: 128, limit: 1, offset: '9' }, { subnets: ['::9/128'], truncated: true }],
    ['split', { network: '::/64', prefix: 64, offset: '7' }, { count: '1', subnets: [], truncated: false }],
    ['format', { networks: '10.0.0.0/8\n::1', as: 'regex' }, { details: { line: 2, reason: 'ipv6' } }],
  ])('%s %j', async (name, input, expected) => {
    expect(await valueOf(name, input)).toMatchObject(expected);
  });

  it('asks for an address where only an address is read, and not for a network', async () => {
    const result = await execute(engine.fromRange, { first: '::1', last: 'x' });
    const told = [words.en, french].map(
      (table, at) => !result.ok && sentenceOf([table], at === 0 ? 'en' : 'fr', result.error.code, result.error.details),
    );
    expect(told).toEqual([
      '“x” has no valid IP address, such as 10.0.0.1.',
      '«\u00a0x\u00a0» ne contient pas d’adresse IP valide, comme 10.0.0.1.',
    ]);
  });

  it.each([
    ['10.0.0.0/31', { broadcast: null, firstHost: '10.0.0.0', hosts: '2' }],
    ['0.0.0.0/0', { previous: null, next: null, reverseZones: ['in-addr.arpa'], hosts: '4294967294' }],
    ['::/0', { size: String(2n ** 128n), previous: null, next: null, reverseZones: ['ip6.arpa'] }],
    ['10.0.0.0/23', { reverseZones: ['0.0.10.in-addr.arpa', '1.0.10.in-addr.arpa'], expanded: '010.000.000.000' }],
    ['10.1.2.3', { prefix: 32, reverseZones: ['3.2.1.10.in-addr.arpa'], hostBits: false }],
    ['2001:db8::/31', { reverseZones: ['8.b.d.0.1.0.0.2.ip6.arpa', '9.b.d.0.1.0.0.2.ip6.arpa'] }],
    ['2001:db8::/127', { firstHost: '2001:db8::', hosts: '2' }],
    ['2001:db8::/126', { firstHost: '2001:db8::1', lastHost: '2001:db8::3', hosts: '3' }],
  ])('describes %s', async (network, expected) => {
    expect(await valueOf('describe', { network })).toMatchObject(expected);
  });

  // RFC 6052 §2.4; RFC 3056 §2; RFC 4380 §4; RFC 5214 §6.1
  it.each([
    ['::ffff:192.0.2.33', { kind: 'mapped', ipv4: '192.0.2.33' }],
    ['64:ff9b::192.0.2.33', { kind: 'nat64', ipv4: '192.0.2.33' }],
    ['2002:c000:221::1', { kind: '6to4', ipv4: '192.0.2.33' }],
    ['2001:0:4136:e378:8000:63bf:3fff:fdd2', { kind: 'teredo', ipv4: '192.0.2.45' }],
    ['fe80::5efe:192.0.2.33', { kind: 'isatap', ipv4: '192.0.2.33' }],
    ['2001:db8::200:5efe:192.0.2.33', { kind: 'isatap', ipv4: '192.0.2.33' }],
    ['2001:db8::100:5efe:192.0.2.33', null],
    ['192.0.2.33', null],
  ])('finds the IPv4 address in %s', async (network, embedded) => {
    expect(await valueOf('describe', { network })).toMatchObject({ embedded });
  });

  it.each([
    ['::', 'unspecified', false],
    ['64:ff9b::1', 'nat64', true],
    ['2001:20::1', 'orchid-v2', true],
    ['2001:1::1', 'ietf-protocol', false],
    ['100::1', 'discard', false],
    ['100:0:0:1::1', 'dummy', false],
    ['3fff::1', 'documentation', false],
    ['4000::', 'reserved', false],
    ['2606:4700::1', 'global-unicast', true],
    ['ff0e::1', 'multicast', true],
    ['ff02::1', 'multicast', false],
    ['224.0.0.251', 'multicast', false],
    ['224.0.1.1', 'multicast', true],
    ['239.1.1.1', 'multicast', false],
    ['8.8.8.8', 'public', true],
  ])('%s is %s', async (network, type, global) => {
    expect(await valueOf('describe', { network })).toMatchObject({ type, global });
  });

  it('has a type for every address', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }), (address) => {
        expect(purposeOf(6, address).typeRfc).toMatch(/^RFC \d+$/);
      }),
      { seed, numRuns: propertyRuns(1) },
    );
  });

  it('tells what a merge with loss adds', async () => {
    expect(await valueOf('merge', { networks: '10.0.0.0/25\n10.0.1.0/24\n::/1', loss: 1 })).toEqual({
      cidrs: ['10.0.0.0/23', '::/0'],
      before: 3,
      after: 2,
      addresses: String(512n + 2n ** 128n),
      added: String(128n + 2n ** 127n),
    });
  });

  it.each([
    ['netmask', '10.0.0.0 255.0.0.0\n2001:db8::/32'],
    ['cisco', 'permit ip 10.0.0.0 0.255.255.255 any\n2001:db8::/32'],
    ['iptables', '-A INPUT -s 10.0.0.0/8 -j ACCEPT\n-A INPUT -s 2001:db8::/32 -j ACCEPT'],
    ['range', '10.0.0.0-10.255.255.255\n2001:db8::-2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ])('writes %s', async (as, lines) => {
    expect(await valueOf('format', { networks: '2001:db8::/32 10.0.0.0/8', as })).toBe(lines);
  });

  it('writes expressions that match the numbers of an octet and no others', () => {
    const texts = Array.from({ length: 1001 }, (_, at) => String(at));
    for (let low = 0; low < 256; low++) {
      for (const size of [1, 2, 4, 8, 16, 32, 64, 128, 256].filter((each) => low % each === 0)) {
        const expression = new RegExp(`^${octetExpression(low, low + size - 1)}$`);
        const matched = texts.filter((text) => expression.test(text));
        expect(matched).toEqual(texts.slice(low, low + size));
      }
    }
    expect('010.0.0.1').not.toMatch(new RegExp(`^${octetExpression(0, 255)}`.concat('\\.')));
  });

  it('limits what it gives', async () => {
    const worst = `::1-${'f'.repeat(4)}:${'ffff:'.repeat(6)}fffe`;
    const lines = Array.from(
      { length: 5000 },
      (_, at) => `${at.toString(16)}::1-${at.toString(16)}:${'ffff:'.repeat(6)}fffe`,
    );
    expect(await valueOf('merge', { networks: worst })).toMatchObject({ before: 1, after: 254 });
    expect(await valueOf('merge', { networks: lines.join('\n') })).toMatchObject({ code: 'too-many' });
    const same = Array.from({ length: 3000 }, () => '10.0.0.0/8').join('\n');
    expect(await valueOf('overlaps', { networks: same })).toHaveLength(10_000);
    expect(await valueOf('contains', { networks: same, addresses: '10.0.0.1\n'.repeat(400) })).toMatchObject({
      code: 'too-many',
      details: { max: 1_000_000 },
    });
  });

  it('finds the block that a range is', () => {
    fc.assert(
      fc.property(anyNetwork, (text) => {
        const [address = '', prefix] = text.split('/');
        const family = address.includes(':') ? 6 : 4;
        const first = 0n;
        const block = { family, first, prefix: Number(prefix) } as const;
        const last = (1n << BigInt((family === 4 ? 32 : 128) - Number(prefix))) - 1n;
        expect(formatBlock(asBlock({ family, first, last }) as never)).toBe(formatBlock(block));
      }),
      { seed, numRuns: propertyRuns(1) },
    );
  });
});
