import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it, vi } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { describeError } from '#core/error-message.ts';
import { extract, find, fromIpv6, identify, lookup, searchVendor } from './engine.ts';
import { findMacs } from './engine/find.ts';
import { addressOf, findAssignment, loadRegistry } from '#lib/oui/registry.ts';
import { examples } from './examples.ts';
import french from './text.fr.ts';
import { text } from './text.ts';
import tool from './tool.ts';

const tables = { en: text.en, fr: french };

const operations: Readonly<Record<string, Operation>> = {
  lookup,
  identify,
  extract,
  find,
  'from-ipv6': fromIpv6,
  'search-vendor': searchVendor,
} as never;

async function valueOf(name: string, input: object): Promise<unknown> {
  const result = await execute(operations[name] as Operation, input);
  return result.ok ? result.value : result.error;
}

/** The source of the data, parsed without our own reader. */
const records = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('oui-data'), 'utf8')) as Record<
  string,
  string
>;

describe('mac-address-lookup', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op] as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }

  it('finds every assignment of the three registries', async () => {
    const registry = await loadRegistry();
    const wrong: string[] = [];
    for (const [prefix, record] of Object.entries(records)) {
      const found = findAssignment(registry, prefix);
      const [vendor, ...lines] = record.split('\n');
      const country = lines.pop() ?? null;
      const right = found?.prefix === prefix && found.vendor === vendor && found.country === country;
      if (!right || (await addressOf(found)).join('\n') !== lines.join('\n')) wrong.push(prefix);
    }
    expect(wrong).toEqual([]);
    expect(Object.keys(records).length).toBeGreaterThan(50_000);
  });

  it('says when the registry cannot be loaded, and tries again', async () => {
    const file = '#lib/oui/data/names.json';
    vi.resetModules();
    vi.doMock(file, () => {
      throw new Error('offline');
    });
    const [{ execute: run }, fresh] = await Promise.all([import('#core/operation.ts'), import('./engine.ts')]);
    const input = { address: '20:37:06:12:34:56' };
    for (const operation of [fresh.lookup, fresh.identify]) {
      expect(await run(operation, input)).toMatchObject({ ok: false, error: { code: 'registry-unavailable' } });
    }
    vi.doUnmock(file);
    expect(await run(fresh.lookup, input)).toMatchObject({ ok: true, value: { vendor: 'Cisco Systems, Inc' } });
  });

  it('gives the date of the data on the About page', async () => {
    const { default: data } = await import('#lib/oui/data/names.json');
    expect(tool.dataSets?.[0]?.date).toBe(data.date);
    expect(tool.dataSets?.[0]?.name).toContain(/oui-data [\d.]+\d/.exec(data.source)?.[0]);
  });

  it.each([
    ['70b3d5', { vendor: 'IEEE Registration Authority', registry: 'MA-L', country: 'United States' }],
    ['0055DA0', { registry: 'MA-M', prefix: '0055DA0', blockEnd: '00:55:DA:0F:FF:FF' }],
    ['0055DA', { vendor: 'IEEE Registration Authority', complete: false }],
    ['02-60-8C-01-02-03', { vendor: '3COM', local: true, multicast: false }],
    ['C8:5C:E2:7', { normalized: 'C8:5C:E2:7', complete: false, registry: 'MA-M', interfaceId: null, linkLocal: null }],
    ['0102030405060708', { complete: true, formats: { dot: '0102.0304.0506.0708' }, interfaceId: null }],
    ['0002:0304:0506:0708', { code: 'invalid-mac' }],
    ['00-02-03-04-05-06-07-08', { interfaceId: '202:304:506:708', linkLocal: 'fe80::202:304:506:708' }],
    // RFC 4291, appendix A
    ['34-56-78-9A-BC-DE', { interfaceId: '3656:78ff:fe9a:bcde', linkLocal: 'fe80::3656:78ff:fe9a:bcde' }],
    ['', { code: 'empty-input' }],
  ])('looks up %s', async (address, expected) => {
    expect(await valueOf('lookup', { address })).toMatchObject(expected);
  });

  it.each([
    ['ff:ff:ff:ff:ff:ff', 'broadcast', true],
    ['01:00:5e:7f:ff:fa', 'ipv4-multicast', true],
    ['01:00:5e:80:00:01', null, true],
    ['33:33:00:00:00:01', 'ipv6-multicast', true],
    ['00:00:5e:00:01:0a', 'vrrp-ipv4', false],
    ['00:00:5e:00:02:0a', 'vrrp-ipv6', false],
    ['01:80:c2:00:00:00', 'stp', true],
    ['01:80:c2:00:00:0e', 'lldp', true],
    ['52:54:00:12:34:56', 'qemu-kvm', false],
    ['02:42:ac:11:00:02', 'docker', false],
    ['8c:1f:64:00:00:00', null, false],
  ])('%s is %s', async (address, special, multicast) => {
    const value = await valueOf('lookup', { address });
    expect(value).toMatchObject({ special, multicast });
    if (multicast) expect(value).toMatchObject({ interfaceId: null, linkLocal: null });
  });

  it('identifies without the postal address', async () => {
    const address = '20:37:06:12:34:56';
    const whole = (await valueOf('lookup', { address })) as object;
    expect(await valueOf('identify', { address })).toEqual({ ...whole, address: [] });
  });

  it('searches vendors', async () => {
    const found = (await valueOf('search-vendor', { query: ' RASPBERRY pi ' })) as { prefix: string; vendor: string }[];
    expect(found.length).toBeGreaterThan(4);
    expect(found.every(({ vendor }) => /raspberry pi/i.test(vendor))).toBe(true);
    const prefixes = found.map(({ prefix }) => prefix);
    expect(prefixes).toEqual(prefixes.toSorted());
    expect(prefixes).toContain('B827EB');
    expect(await valueOf('search-vendor', { query: 'cisco', limit: 3 })).toHaveLength(3);
    expect(await valueOf('search-vendor', { query: 'no such vendor' })).toEqual([]);
    expect(await valueOf('search-vendor', { query: ' ' })).toMatchObject({ code: 'empty-input' });
    const accented = Object.entries(records).find(([, record]) => /^[^\n]*é/.test(record));
    const name = accented?.[1].split('\n')[0] ?? '';
    expect(await valueOf('search-vendor', { query: name.replaceAll('é', 'E') })).toContainEqual(
      expect.objectContaining({ prefix: accented?.[0], vendor: name }),
    );
  });

  it.each([
    ['? (192.168.1.1) at 0:1b:c5:0:10:1 on en0 ifscope [ethernet]', ['0:1b:c5:0:10:1']],
    ['192.168.1.7 dev eth0 lladdr 20:37:06:12:34:56 REACHABLE', ['20:37:06:12:34:56']],
    ['  192.168.1.1   20-37-06-12-34-56     dynamic', ['20-37-06-12-34-56']],
    ['Internet 10.0.0.1 5 2037.0612.3456 ARPA Vlan1', ['2037.0612.3456']],
    ['MAC:20:37:06:12:34:56, MAC=aabbccddeeff', ['20:37:06:12:34:56', 'aabbccddeeff']],
    ['20:37:06:12:34:56: hello', ['20:37:06:12:34:56']],
    ['fe80:1:2:3:4:5:6:7 and 1:2:3:4:5:6:7:8', []],
    ['fe80::1:2:3:4:5:6 and ::1:2:3:4:5:6 dev eth0', []],
    ['1:2:3:4:5:6::, 1:2:3:4:5:6::7 and 1:2:3:4:5:6:1.2.3.4', []],
    ['at 2024-01-02-03-04-05-06 12:30:45 202401020304', []],
    ['20:37-06:12-34:56', []],
    ['01:20:37:06:12:34:56', []],
    ['sha 0123456789abcdef', []],
  ])('finds the addresses in %j', (source, expected) => {
    expect(findMacs(source).map(({ text }) => text)).toEqual(expected);
  });

  it('looks up ten thousand of them', async () => {
    const lines = Object.keys(records)
      .filter((prefix) => prefix.length === 9)
      .map((prefix, at) => `10.0.0.${at % 256} ${`${prefix}ABC`.replace(/..(?!$)/g, '$&:')}`);
    const source = [...lines, ...lines.slice(0, 10_000 - lines.length)].join('\r\n');
    const found = (await valueOf('find', { text: source })) as { line: number; registry: string }[];
    expect(found).toHaveLength(10_000);
    expect(found.at(-1)).toMatchObject({ line: 10_000, registry: 'MA-S' });
    expect(await valueOf('find', { text: ' ' })).toMatchObject({ code: 'empty-input' });
    expect(await valueOf('find', { text: 'nothing here' })).toEqual([]);
  });

  it.each([
    ['MAC:20:37:06:12:34:56:', ['20:37:06:12:34:56 1:5']],
    ['a\r\nb 20-37-06-12-34-56', ['20:37:06:12:34:56 2:3']],
    ['é 2037.0612.3456, 1a2037.0612.3456', ['20:37:06:12:34:56 1:3']],
    ['😀 aa:bb:cc:dd:ee:ff', ['AA:BB:CC:DD:EE:FF 1:4']],
    ['0:1b:c5:0:10:1 203706123456 20:37-06:12-34:56 01:20:37:06:12:34:56', []],
    ['fe80::20:37:06:12:34:56 ::20:37:06:12:34:56 20:37:06:12:34:56::', []],
    ['x20:37:06:12:34:56y', ['20:37:06:12:34:56 1:2']],
  ])('extracts whole addresses with their places: %j', async (source, expected) => {
    const found = (await valueOf('extract', { text: source })) as { address: string; line: number; column: number }[];
    expect(found.map(({ address, line, column }) => `${address} ${line}:${column}`)).toEqual(expected);
  });

  it.each([
    ['FE80::0042:ACFF:FE11:2%eth0', { mac: '02:42:AC:11:00:02', local: true }],
    [' 2001:db8::ff:fe00:0 ', { mac: '02:00:00:00:00:00', local: true }],
    ['::', { mac: null, local: null }],
    ['fe80::1/64', { code: 'invalid-ipv6' }],
    [' ', { code: 'empty-input' }],
  ])('reads the address back from %j', async (address, expected) => {
    expect(await valueOf('from-ipv6', { address })).toMatchObject(expected);
  });

  it('says what is wrong', () => {
    const details = { reason: 'character', character: 'x', position: 1 };
    expect(describeError([tables.en], 'en', 'invalid-mac', details)).toContain('“x” at character 1');
    expect(describeError([tables.fr], 'fr', 'invalid-mac', details)).toContain('«\u00a0x\u00a0» au caractère 1');
  });
});
