import * as fc from 'fast-check';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import type { Draft } from '#core/field.ts';
import { execute, type Operation } from '#core/operation.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { code, payload, read, readPicture } from './engine.ts';
import { examples } from './examples.ts';

const operations = { payload, read, code } as unknown as Readonly<Record<string, Operation>>;
type Network = Draft<(typeof payload)['input']>;

for (const example of examples) {
  it(`${example.op} ${JSON.stringify(example.input).slice(0, 90)}`, async () => {
    expect(mismatch(example, await execute(operations[example.op] as Operation, example.input))).toBeUndefined();
  });
}

async function written(network: Network) {
  const result = await execute(payload, network);
  return result.ok ? result.value.payload : { code: result.error.code, ...result.error.details };
}
async function warned(network: Network) {
  const result = await execute(payload, network);
  return result.ok ? result.value.warnings : result.error.code;
}
async function readText(text: string) {
  const result = await execute(read, { payload: text });
  return result.ok ? result.value : { code: result.error.code, ...result.error.details };
}

describe('payload', () => {
  it.each<[Network, string]>([
    [{ ssid: 'a', password: 'b', transitionDisable: true }, 'WIFI:T:WPA;R:1;S:a;P:b;;'],
    [{ ssid: 'a', password: 'b', security: 'SAE', transitionDisable: true }, 'WIFI:T:SAE;R:1;S:a;P:b;;'],
    [{ ssid: 'a', password: 'b', security: 'WEP', transitionDisable: true }, 'WIFI:T:WEP;S:a;P:b;;'],
    [{ ssid: 'a', password: 'b', security: 'nopass', hidden: true }, 'WIFI:T:nopass;S:a;H:true;;'],
    [{ ssid: 'a', security: 'WPA2-EAP' }, 'WIFI:T:WPA2-EAP;S:a;E:PEAP;PH2:MSCHAPV2;;'],
    [
      { ssid: 'a', security: 'WPA2-EAP', eapMethod: 'TLS', phase2: 'none', identity: 'i;', hidden: true },
      String.raw`WIFI:T:WPA2-EAP;S:a;E:TLS;I:i\;;H:true;;`,
    ],
    [{ ssid: ' a%"', password: String.raw`\;,":` }, String.raw`WIFI:T:WPA;S: a%\";P:\\\;\,\"\:;;`],
    [{ ssid: '\uD800', password: 'b' }, 'WIFI:T:WPA;S:\uFFFD;P:b;;'],
    [{ ssid: 'a', password: 'b', identity: 'i', eapMethod: 'TLS' }, 'WIFI:T:WPA;S:a;P:b;;'],
  ])('%j', async (network, expected) => {
    expect(await written(network)).toBe(expected);
  });

  it.each<[Network, object]>([
    [
      { ssid: '', password: '' },
      { code: 'missing-field', field: 'ssid' },
    ],
    [
      { ssid: 'x'.repeat(33), security: 'WEP' },
      { code: 'missing-field', field: 'password' },
    ],
    [
      { ssid: `${'é'.repeat(16)}\n`, security: 'nopass' },
      { code: 'ssid-too-long', bytes: 33, max: 32 },
    ],
    [
      { ssid: 'a\u007F', password: 'b' },
      { code: 'control-character', field: 'ssid', position: 2 },
    ],
    [
      { ssid: 'a', security: 'WPA2-EAP', identity: '\0', anonymousIdentity: '\n' },
      { code: 'control-character', field: 'identity', position: 1 },
    ],
    [
      { ssid: 'a', security: 'WPA2-EAP', anonymousIdentity: 'b\n' },
      { code: 'control-character', field: 'anonymousIdentity', position: 2 },
    ],
  ])('refuses %j', async (network, expected) => {
    expect(await written(network)).toEqual(expected);
  });

  it('looks at nothing that it leaves out', async () => {
    expect(await written({ ssid: 'a', security: 'nopass', password: '\n', identity: '\n' })).toBe(
      'WIFI:T:nopass;S:a;;',
    );
  });

  it.each<[Network, readonly string[]]>([
    [{ ssid: 'x', password: '1234567' }, ['password-length']],
    [{ ssid: 'x', password: '12345678' }, []],
    [{ ssid: 'x', password: 'p'.repeat(63) }, []],
    [{ ssid: 'x', password: 'p'.repeat(64) }, ['password-length']],
    [{ ssid: 'x', password: 'aF'.repeat(32) }, []],
    [{ ssid: 'x', password: 'é'.repeat(4) }, ['password-not-ascii']],
    [{ ssid: 'beef', password: ' 1234567' }, ['hex-like', 'edge-spaces']],
    [{ ssid: 'x ', security: 'nopass', password: ' ' }, ['edge-spaces', 'open-network']],
    [{ ssid: 'x', security: 'WEP', password: 'abcde' }, ['wep-broken']],
    [{ ssid: 'x', security: 'WEP', password: '0123456789' }, ['wep-broken']],
    [{ ssid: 'x', security: 'WEP', password: '012345678g' }, ['wep-length', 'wep-broken']],
    [{ ssid: 'x', security: 'SAE', password: 'é' }, ['sae-readers']],
    [{ ssid: 'x', security: 'WPA2-EAP' }, ['eap-readers']],
  ])('warns of %j', async (network, expected) => {
    expect(await warned(network)).toEqual(expected);
  });
});

describe('read', () => {
  it.each([
    ['WIFI:S:a', { ssid: 'a', security: 'nopass', password: '', hidden: false }],
    [' wifi:T:wpa2/wpa3;;junk;S:a;S:b;p:c;Z:1;z:2;Y:\\;;; ', { ssid: 'a', security: 'WPA', password: 'c' }],
    ['WIFI:T:nopass;S:"";S:x;;', { code: 'missing-field', field: 'ssid' }],
    [String.raw`WIFI:S:"a\";T:WEP;;`, { ssid: '"a"', security: 'WEP' }],
    [String.raw`WIFI:S:\"a\";P:";;`, { ssid: '"a"', password: '"' }],
    [String.raw`WIFI:S:a\\;P:"";;`, { ssid: 'a\\', password: '' }],
    ['WIFI:T:WPA2-EAP;S:a;E:ttls;PH2:pap;A:x;I:y;H:true;;', { eapMethod: 'TTLS', phase2: 'PAP', hidden: true }],
    ['WIFI:T:WPA3-EAP;S:a;H:mschapv2;;', { security: 'WPA2-EAP', phase2: 'MSCHAPV2', hidden: false }],
    ['WIFI:T:SAE;R:1;S:a;H:False;P:b:c;;', { security: 'SAE', transitionDisable: true, phase2: null, password: 'b:c' }],
    ['WIFI:T:;S:😀;;', { ssid: '😀', security: 'nopass', eapMethod: null }],
    ['WIFI:T:WPA-X;S:a;;', { code: 'unknown-security', value: 'WPA-X' }],
    ['WIFI:', { code: 'missing-field', field: 'ssid' }],
    ['WIFIS:a;', { code: 'not-wifi' }],
  ])('%s', async (text, expected) => {
    expect(await readText(text)).toMatchObject(expected);
  });

  it('gives what it does not know, in order', async () => {
    expect(await readText('WIFI:z:1;S:a;Z:2;y:\\;b;:c;;')).toMatchObject({
      unknown: [
        { key: 'Z', value: '1' },
        { key: 'Y', value: ';b' },
        { key: '', value: 'c' },
      ],
    });
  });

  it('reads what payload writes', async () => {
    const line = (most: number) => fc.string({ unit: 'grapheme', maxLength: most });
    // oxlint-disable-next-line no-control-regex -- these are refused
    const plain = /^[^\0-\x1f\x7f]*$/u;
    const network = fc.record({
      ssid: line(8).filter((ssid) => ssid !== '' && plain.test(ssid) && encodeUtf8(ssid).length < 33),
      security: fc.constantFrom('WPA', 'SAE', 'WEP', 'WPA2-EAP'),
      password: line(20).filter((password) => password !== '' && plain.test(password)),
      hidden: fc.boolean(),
      transitionDisable: fc.constant(false),
      identity: line(8).filter((text) => plain.test(text)),
      anonymousIdentity: line(8).filter((text) => plain.test(text)),
    } as const);
    await fc.assert(
      fc.asyncProperty(network, async (given) => {
        const text = await written(given);
        const isEnterprise = given.security === 'WPA2-EAP';
        expect(await readText(String(text))).toEqual({
          ...given,
          ...(!isEnterprise && { identity: '', anonymousIdentity: '' }),
          eapMethod: isEnterprise ? 'PEAP' : null,
          phase2: isEnterprise ? 'MSCHAPV2' : null,
          unknown: [],
        });
      }),
      { seed: 8021, numRuns: propertyRuns(1) },
    );
  });
});

/** White and black pixels, four a module, with a margin. */
function picture(modules: readonly string[]) {
  const side = (modules.length + 8) * 4;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (modules[(y >> 2) - 4]?.[(x >> 2) - 4] === '1') data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return { data, width: side, height: side };
}

it('draws a code that another reader reads', async () => {
  const result = await execute(code, { ssid: 'Café;1', password: 'pa:ss\\word', ecc: 'Q' });
  if (!result.ok) throw new Error(result.error.code);
  const { payload: text, version, size, modules } = result.value;
  expect(size).toBe(17 + 4 * version);
  const { data, width, height } = picture(modules);
  expect(decodeQR({ data, width, height }, { format: 'RGBA' })).toBe(text);
  const pixels = new Blob([data]);
  expect(await execute(readPicture, { pixels, width, height })).toEqual({ ok: true, value: text });
  expect(await execute(readPicture, { pixels, width, height: 1 })).toMatchObject({ error: { code: 'wrong-size' } });
});
