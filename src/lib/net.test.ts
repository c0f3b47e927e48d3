import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError } from '#core/operation.ts';
import { askPython } from '../../scripts/python.ts';
import {
  blockOf,
  blocksOf,
  classOf,
  formatBlock,
  formatIpv4,
  lastOf,
  netmaskOf,
  parseInterface,
  parseIpv4,
  readIpv4,
  sizeOf,
  typeOf,
} from './net.ts';

const seed = 791;
const anyAddress = fc.integer({ min: 0, max: 0xffff_ffff });

function faultOf(run: () => unknown): object | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof ToolError) return { code: error.code, ...error.details };
    throw error;
  }
}

describe('IPv4 text', () => {
  it('writes and reads every address the same', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(parseIpv4(formatIpv4(address))).toBe(address);
      }),
      { seed },
    );
  });

  it.each([
    ['1.2.3', { code: 'invalid-ipv4', reason: 'groups', count: 3 }],
    ['', { code: 'invalid-ipv4', reason: 'groups', count: 0 }],
    ['1.2.3.4.5', { code: 'invalid-ipv4', reason: 'groups', count: 5 }],
    ['1.2.256.4', { code: 'invalid-ipv4', reason: 'octet', octet: 3, value: '256' }],
    ['1.2.0003.4', { code: 'invalid-ipv4', reason: 'long', octet: 3, value: '0003' }],
    ['1..3.4', { code: 'invalid-ipv4', reason: 'missing', octet: 2, value: '' }],
    ['1.2.3.x', { code: 'invalid-ipv4', reason: 'character', character: 'x', position: 7 }],
    ['1.2.3.\u0664', { code: 'invalid-ipv4', reason: 'character', character: '\u0664', position: 7 }],
    ['1.2.3.4 5', { code: 'invalid-ipv4', reason: 'space', character: 'U+0020', position: 8 }],
    ['0x7f.1', { code: 'invalid-ipv4', reason: 'character', character: 'x', position: 2 }],
    ['010.0.0.1', { code: 'ipv4-leading-zero', octet: 1, value: '010', decimal: '10.0.0.1', octal: '8.0.0.1' }],
    ['1.2.3.09', { code: 'ipv4-leading-zero', octet: 4, value: '09', decimal: '1.2.3.9', reason: 'decimal' }],
    ['1.2.3.00', { code: 'ipv4-leading-zero', octet: 4, value: '00', decimal: '1.2.3.0', reason: 'decimal' }],
    ['010.0.0.256', { code: 'invalid-ipv4', reason: 'octet', octet: 4, value: '256' }],
  ])('refuses %j', (text, fault) => {
    expect(faultOf(() => parseIpv4(text))).toEqual(fault);
    expect(readIpv4(text)).toBeUndefined();
  });
});

describe('masks', () => {
  it.each([
    ['10.0.0.1', 32],
    ['10.0.0.1/0', 0],
    ['10.0.0.1 / 24', 24],
    ['10.0.0.1 24', 24],
    ['10.0.0.1\t255.255.0.0', 16],
    ['10.0.0.1/0.0.255.255', 16],
    ['10.0.0.1/0.0.0.0', 0],
    ['10.0.0.1/255.255.255.255', 32],
    ['10.0.0.1/128.0.0.0', 1],
    ['10.0.0.1/127.255.255.255', 1],
    ['10.0.0.1 0xffffff00', 24],
    ['10.0.0.1/0XFFFFFFFF', 32],
    ['10.0.0.1/0x000000ff', 24],
  ])('%s is /%i', (text, prefix) => {
    expect(parseInterface(text)).toEqual({ address: 0x0a00_0001, prefix });
  });

  it.each([
    ['10.0.0.1/', 'invalid-prefix'],
    ['10.0.0.1/33', 'invalid-prefix'],
    ['10.0.0.1/024', 'invalid-prefix'],
    ['10.0.0.1/-1', 'invalid-prefix'],
    ['10.0.0.1/24/24', 'invalid-prefix'],
    ['10.0.0.1/255.0.255.0', 'invalid-netmask'],
    ['10.0.0.1/255.255.255.1', 'invalid-netmask'],
    ['10.0.0.1/255.255.255.000', 'invalid-netmask'],
    ['10.0.0.1/0xff', 'invalid-netmask'],
    ['/24', 'invalid-ipv4'],
  ])('refuses %s', (text, code) => {
    expect(faultOf(() => parseInterface(text))).toMatchObject({ code });
  });

  it('reads netmasks and wildcards of every length', () => {
    for (let prefix = 0; prefix <= 32; prefix++) {
      const mask = netmaskOf(prefix);
      expect(parseInterface(`1.2.3.4/${formatIpv4(mask)}`).prefix).toBe(prefix);
      if (prefix > 0 && prefix < 32) expect(parseInterface(`1.2.3.4/${formatIpv4(~mask >>> 0)}`).prefix).toBe(prefix);
    }
  });
});

describe('blocks', () => {
  it('are those of Python’s ipaddress', () => {
    const rows = fc.sample(fc.tuple(anyAddress, fc.integer({ min: 0, max: 32 })), { seed });
    const theirs = askPython(
      rows,
      '(lambda n: [str(n), str(n[-1]), n.num_addresses])(ip.ip_network(tuple(row), False))',
    );
    const ours = rows.map(([address, prefix]) => {
      const block = blockOf(address, prefix);
      return [formatBlock(block), formatIpv4(lastOf(block)), sizeOf(prefix)];
    });
    expect(ours).toEqual(theirs);
  });

  it('sum a range up like Python’s ipaddress', () => {
    const edges: [number, number][] = [
      [0, 0xffff_ffff],
      [1, 0xffff_fffe],
      [0, 0],
      [0xffff_ffff, 0xffff_ffff],
      [0x7fff_ffff, 0x8000_0000],
    ];
    const near = fc.tuple(anyAddress, fc.nat({ max: 5000 })).map(([a, n]) => [a, Math.min(a + n, 0xffff_ffff)]);
    const far = fc.tuple(anyAddress, anyAddress).map(([a, b]) => [Math.min(a, b), Math.max(a, b)]);
    const rows = [...edges, ...fc.sample(fc.oneof(near, far), { seed })] as [number, number][];
    const theirs = askPython(
      rows,
      '[str(n) for n in ip.summarize_address_range(ip.IPv4Address(row[0]), ip.IPv4Address(row[1]))]',
    );
    expect(rows.map(([first, last]) => blocksOf(first, last).map(formatBlock))).toEqual(theirs);
    expect(blocksOf(1, 0xffff_fffe)).toHaveLength(62);
  });
});

describe('types and classes', () => {
  it.each([
    ['0.1.2.3', 'this-network', 'A'],
    ['10.255.255.255', 'private', 'A'],
    ['11.0.0.0', 'public', 'A'],
    ['100.63.255.255', 'public', 'A'],
    ['100.64.0.0', 'shared-cgnat', 'A'],
    ['100.127.255.255', 'shared-cgnat', 'A'],
    ['127.0.0.1', 'loopback', 'A'],
    ['169.254.0.1', 'link-local', 'B'],
    ['172.15.255.255', 'public', 'B'],
    ['172.31.255.255', 'private', 'B'],
    ['172.32.0.0', 'public', 'B'],
    ['192.0.0.8', 'ietf-protocol', 'C'],
    ['192.0.1.0', 'public', 'C'],
    ['192.0.2.1', 'documentation', 'C'],
    ['192.88.99.1', '6to4-relay', 'C'],
    ['192.168.0.1', 'private', 'C'],
    ['198.17.255.255', 'public', 'C'],
    ['198.19.255.255', 'benchmarking', 'C'],
    ['198.51.100.7', 'documentation', 'C'],
    ['203.0.113.7', 'documentation', 'C'],
    ['223.255.255.255', 'public', 'C'],
    ['224.0.0.1', 'multicast', 'D'],
    ['240.0.0.1', 'reserved', 'E'],
    ['255.255.255.254', 'reserved', 'E'],
    ['255.255.255.255', 'limited-broadcast', 'E'],
    ['8.8.8.8', 'public', 'A'],
  ])('%s is %s, class %s', (text, type, letter) => {
    expect([typeOf(parseIpv4(text)), classOf(parseIpv4(text))]).toEqual([type, letter]);
  });
});
