import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, isRandom, type Operation } from '#core/operation.ts';
import { check } from '#core/field.ts';
import { formatMac } from '#lib/net/mac.ts';
import { needs } from '../../../scripts/compared-programs.ts';
import { fromGlobalId, generate, lastTimestamp } from './engine.ts';
import { snippetOf } from './engine/snippets.ts';
import { examples } from './examples.ts';

const seed = 4193;
const operations: Readonly<Record<string, Operation>> = { generate, 'from-global-id': fromGlobalId } as never;

async function valueOf(name: string, input: object): Promise<unknown> {
  const result = await execute(operations[name] as Operation, input);
  return result.ok ? result.value : result.error;
}

const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });

describe('ipv6-ula-generator', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op] as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }

  it('follows RFC 4193 §3.2.2 as Python computes it', async () => {
    needs('python3');
    const rows = fc.sample(fc.tuple(fc.oneof(hex(12), hex(16)), fc.integer({ min: 0, max: lastTimestamp })), {
      seed,
    });
    const script = `
import sys, json, hashlib, ipaddress
for line in sys.stdin:
    mac, ms = json.loads(line)
    eui = bytes.fromhex(mac if len(mac) == 16 else mac[:6] + 'fffe' + mac[6:])
    ntp = ((ms // 1000 + 2208988800) % 2**32).to_bytes(4, 'big') + ((ms % 1000) * 2**32 // 1000).to_bytes(4, 'big')
    site = b'\\xfd' + hashlib.sha1(ntp + eui).digest()[-5:]
    net = ipaddress.IPv6Network((site + bytes(10), 48))
    print(json.dumps([str(net), net.network_address.exploded, ntp.hex(), eui.hex(),
        str(ipaddress.IPv6Network((site + b'\\xff\\xff' + bytes(8), 64))),
        '.'.join(net.network_address.reverse_pointer.split('.')[20:])]))`;
    const input = rows.map((row) => JSON.stringify(row)).join('\n');
    const { stdout, status, stderr } = spawnSync('python3', ['-c', script], { input, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    const theirs = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    const ours = await Promise.all(
      rows.map(async ([digits, timestamp]) => {
        const result = await execute(generate, { mac: formatMac(digits), timestamp });
        if (!result.ok) throw new Error(result.error.code);
        const { prefix, expanded, ntpTimestamp, eui64, lastSubnet, reverseZone } = result.value;
        return [prefix, expanded, ntpTimestamp, eui64, lastSubnet, reverseZone];
      }),
    );
    expect(ours).toEqual(theirs);
  });

  it('takes the time of the call unless told', async () => {
    const before = Math.floor(Date.now() / 1000) + 2_208_988_800;
    const { ntpTimestamp } = (await valueOf('generate', { mac: '203706123456' })) as { ntpTimestamp: string };
    expect(Number.parseInt(ntpTimestamp.slice(0, 8), 16)).toBeGreaterThanOrEqual(before % 2 ** 32);
  });

  it('says that it draws where the address is blank', () => {
    expect(['', ' \n', '203706123456'].map((mac) => isRandom(generate, check(generate.input, { mac })))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('never gives the same random prefix twice', async () => {
    const ids = new Set<unknown>();
    for (let at = 0; at < 200; at++)
      ids.add(((await valueOf('generate', { timestamp: 0 })) as { globalId: string }).globalId);
    expect(ids.size).toBe(200);
  });

  it.each([
    ['generate', { mac: '20:37:06:12:34' }, { code: 'invalid-mac', details: { reason: 'incomplete', count: 10 } }],
    ['generate', { mac: 'xx' }, { code: 'invalid-mac', details: { reason: 'character' } }],
    ['generate', { timestamp: -1 }, { code: 'invalid-input' }],
    ['generate', { timestamp: lastTimestamp + 1 }, { code: 'invalid-input' }],
    ['from-global-id', { globalId: ' ' }, { code: 'empty-input' }],
    ['from-global-id', { globalId: '12345678901' }, { code: 'invalid-global-id' }],
    ['from-global-id', { globalId: '123456789g' }, { code: 'invalid-global-id' }],
    ['from-global-id', { globalId: ' 123456789a\n' }, { prefix: 'fd12:3456:789a::/48' }],
  ])('%s %j', async (name, input, expected) => {
    expect(await valueOf(name, input)).toMatchObject(expected);
  });

  it('writes what to paste', () => {
    expect(snippetOf('ip', '123456789a', 0x10)).toBe('ip -6 addr add fd12:3456:789a:10::1/64 dev eth0');
    expect(snippetOf('radvd', '123456789a', 0)).toContain('prefix fd12:3456:789a::/64 {');
    expect(JSON.parse(snippetOf('docker', '0000000000', 1))).toEqual({
      ipv6: true,
      'fixed-cidr-v6': 'fd00:0:0:1::/64',
    });
    const cluster = snippetOf('kubernetes', '123456789a', 0x1ff);
    expect(cluster).toContain('podSubnet: fd12:3456:789a:100::/56');
    expect(cluster).toContain('serviceSubnet: fd12:3456:789a:ffff::/112');
    expect(snippetOf('kubernetes', '123456789a', 0xffff)).toContain('serviceSubnet: fd12:3456:789a::/112');
  });
});
