import { crc32, inflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { encodeQR } from 'qr';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Result } from '#core/operation.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import * as engine from './engine.ts';
import { capacityOf, levels } from '#lib/qr/capacity.ts';
import { isPlainWifi, readWifi, recognise } from './engine/recognise.ts';
import { examples } from './examples.ts';

const operations = new Map(Object.values(engine).map((operation) => [operation.id.split('/')[1], operation]));

async function valueOf<R>(result: Promise<Result<R>>): Promise<R> {
  const outcome = await result;
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.value;
}

describe('public examples', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input).slice(0, 60)}`, async () => {
      const operation = operations.get(example.op) as never;
      expect(mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
    });
  }
});

/** Pixels of a PNG of one bit a pixel, as bytes of RGBA; checks its structure on the way. */
function readPng(url: string) {
  const png = Buffer.from(url.replace('data:image/png;base64,', ''), 'base64');
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks.set(body.subarray(0, 4).toString('latin1'), body.subarray(4));
    at += 12 + length;
  }
  const header = chunks.get('IHDR') ?? Buffer.alloc(0);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  expect([...header.subarray(8)]).toEqual([1, 3, 0, 0, 0]);
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0);
  const lines = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const stride = 1 + Math.ceil(width / 8);
  expect(lines.length).toBe(stride * height);
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = ((lines[y * stride + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
      const alpha = chunks.get('tRNS')?.[index] ?? 255;
      pixels.set([...palette.subarray(index * 3, index * 3 + 3), alpha], (y * width + x) * 4);
    }
  }
  return { pixels, width, height, types: [...chunks.keys()] };
}

async function readBack(url: string): Promise<string> {
  const { pixels, width, height } = readPng(url);
  return valueOf(execute(engine.read, { pixels: new Blob([pixels]), width, height }));
}

describe('encode', () => {
  // Table 7 of ISO/IEC 18004: characters of versions 10, 27 and 40.
  it.each([
    [10, 'L', [652, 395, 271]],
    [10, 'H', [288, 174, 119]],
    [27, 'M', [2701, 1637, 1125]],
    [40, 'L', [7089, 4296, 2953]],
    [40, 'M', [5596, 3391, 2331]],
    [40, 'Q', [3993, 2420, 1663]],
    [40, 'H', [3057, 1852, 1273]],
  ] as const)('version %i-%s holds what the standard says', (version, level, expected) => {
    expect((['numeric', 'alphanumeric', 'byte'] as const).map((mode) => capacityOf(version, level, mode))).toEqual(
      expected,
    );
  });

  it('draws the matrix that another encoder draws with the same version and mask', async () => {
    const text = fc.oneof(
      fc.stringMatching(/^[0-9]{1,80}$/),
      fc.stringMatching(/^[0-9A-Z $%*+./:-]{1,60}$/),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    );
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(...levels), fc.nat(7), async (value, ecc, mask) => {
        const { modules, version } = await valueOf(execute(engine.encode, { text: value, ecc, mask }));
        const names = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const;
        const other = encodeQR(value, 'raw', { ecc: names[ecc], mask: mask as 0, version, border: 1 });
        const inner = other.slice(1, -1).map((row) => row.slice(1, -1).map(Number).join(''));
        expect(modules).toEqual(inner);
      }),
      { seed: 18004, numRuns: propertyRuns(0.3) },
    );
  });

  it('is read back by another library at every level, version 40 included', async () => {
    const long = Array.from({ length: 2953 }, (_, at) => String.fromCharCode(97 + (at % 26))).join('');
    for (const [text, ecc] of [
      ['https://example.com', 'L'],
      ['01234567', 'Q'],
      ['ÀÉÎ 😀\r\n\t ', 'H'],
      [long, 'L'],
    ] as const) {
      const png = await valueOf(execute(engine.png, { text, ecc, moduleSize: 4 }));
      expect(await readBack(png)).toBe(text);
    }
  });

  it('reads back any text, colours included', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }), async (text) => {
        const png = await valueOf(execute(engine.png, { text, dark: '#123456', light: '#FFE', moduleSize: 3 }));
        expect(await readBack(png)).toBe(text);
      }),
      { seed: 4, numRuns: propertyRuns(0.125) },
    );
  });

  it('keeps blanks, and writes U+FFFD for a lone surrogate', async () => {
    expect(await readBack(await valueOf(execute(engine.png, { text: ' a \n' })))).toBe(' a \n');
    expect(await readBack(await valueOf(execute(engine.png, { text: 'a\ud800b' })))).toBe('a\ufffdb');
  });

  it('starts at the least version, and raises the level only when asked', async () => {
    const plain = await valueOf(execute(engine.encode, { text: 'a', minVersion: 7 }));
    expect([plain.version, plain.size, plain.ecc]).toEqual([7, 45, 'M']);
    const boosted = await valueOf(execute(engine.encode, { text: 'a'.repeat(15), ecc: 'L', boost: true }));
    expect([boosted.version, boosted.ecc]).toEqual([1, 'L']);
    const medium = await valueOf(execute(engine.encode, { text: 'a'.repeat(14), ecc: 'L', boost: true }));
    expect([medium.version, medium.ecc]).toEqual([1, 'M']);
  });

  it('says how much is too much', async () => {
    const result = await execute(engine.encode, { text: '1'.repeat(7090), ecc: 'L' });
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'too-long', details: { reason: 'length', bytes: 7090, capacity: 7089, excess: 1 } },
    });
  });
});

describe('svg, png and text', () => {
  it('leaves the ground out when it is transparent', async () => {
    const look = { text: 'A', light: 'transparent', dark: '#ABC' };
    const svg = await valueOf(execute(engine.svg, look));
    expect(svg.match(/<path/g)).toHaveLength(1);
    expect(svg).toContain('<path fill="#abc"');
    const { types, pixels, width, height } = readPng(await valueOf(execute(engine.png, look)));
    expect(types).toEqual(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
    expect([width, height, pixels[3]]).toEqual([232, 232, 0]);
  });

  it('draws half blocks: no quiet zone, an odd height, inverted', async () => {
    const input = { text: 'A', mask: 0, quietZone: 0 };
    const lines = (await valueOf(execute(engine.text, input))).split('\n');
    expect([lines.length, new Set(lines.map((line) => line.length))]).toEqual([11, new Set([21])]);
    expect([lines[0], lines[10]]).toEqual(['█▀▀▀▀▀█ ▄ ▀▀▄ █▀▀▀▀▀█', '▀▀▀▀▀▀▀ ▀▀  ▀ ▀ ▀ ▀ ▀']);
    const inverted = (await valueOf(execute(engine.text, { ...input, invert: true }))).split('\n');
    expect(inverted[10]).toBe('       ▀  ▀▀ ▀ ▀ ▀ ▀ ');
  });

  it.each(['#00000080', 'red', '#12', '', '#ggg'])('refuses the colour %j', async (dark) => {
    expect(await execute(engine.svg, { text: 'a', dark })).toMatchObject({
      error: { code: 'invalid-color', details: { field: 'dark', value: dark } },
    });
  });
});

describe('contrast', () => {
  it('takes a transparent ground for white, and refuses one for the ink', async () => {
    expect(await valueOf(execute(engine.contrast, { dark: '#000', light: 'transparent' }))).toEqual({
      ratio: 21,
      inverted: false,
      scannable: true,
    });
    expect(await execute(engine.contrast, { dark: 'transparent', light: '#fff' })).toMatchObject({
      error: { code: 'invalid-color' },
    });
  });
});

describe('payload', () => {
  const write = (input: object) => valueOf(execute(engine.payload, input as never));
  it('writes an open and a hidden network', async () => {
    expect(await write({ kind: 'wifi', ssid: 'Free', security: 'nopass', password: 'x' })).toBe(
      'WIFI:T:nopass;S:Free;;',
    );
    expect(await write({ kind: 'wifi', ssid: 'A', password: 'p"', hidden: true })).toBe(
      String.raw`WIFI:T:WPA;S:A;P:p\";H:true;;`,
    );
  });
  it.each(['WPA', 'WEP'])('asks for the password of a network with %s', async (security) => {
    expect(await execute(engine.payload, { kind: 'wifi', ssid: 'A', security } as never)).toMatchObject({
      error: { code: 'missing-field', details: { field: 'password' } },
    });
  });
  it('reads the security of a network in any case of ASCII', () => {
    const securityOf = (typed: string) => readWifi(`WIFI:T:${typed};S:a;P:b;;`).security;
    expect(['nopass', 'NoPass', '', 'wep', 'sae'].map(securityOf)).toEqual([
      'nopass',
      'nopass',
      'nopass',
      'WEP',
      'WPA',
    ]);
    expect(['nopa\u017f\u017f', 'nopaß'].map(securityOf)).toEqual(['WPA', 'WPA']);
  });
  it.each([
    ['WIFI:T:WPA;S:a;P:b;H:true;;', true],
    ['WIFI:T:WPA2;S:a;R:;P:b;;', true],
    [String.raw`WIFI:S:a\;E:PEAP\;;T:nopass;;`, true],
    ['WIFI:T:WPA2-EAP;S:eduroam;E:PEAP;PH2:MSCHAPV2;A:anon;I:ada;P:b;;', false],
    ['WIFI:S:eduroam;I:ada;;', false],
    ['WIFI:T:sae;S:a;P:b;;', false],
    ['WIFI:T:WPA;R:1;S:a;P:b;;', false],
  ])('tells whether its form can hold %s', (code, expected) => {
    expect(isPlainWifi(code)).toBe(expected);
  });
  it('reads its networks back', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.string({ unit: 'grapheme', minLength: 1 }),
        async (ssid, password) => {
          expect(readWifi(await write({ kind: 'wifi', ssid, password }))).toEqual({
            ssid,
            password,
            security: 'WPA',
            hidden: false,
          });
        },
      ),
      { seed: 802 },
    ));
  it('writes a whole contact', async () => {
    const card = await write({
      kind: 'vcard',
      organization: 'A;B',
      title: 'x',
      phone: '1',
      mobile: '2',
      email: 'a@b',
      url: 'https://a/?b=1,2;3',
      street: 'Rue 1',
      country: 'FR',
      note: 'a\r\nb\\c',
    });
    expect(card.split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:;;;;',
      String.raw`FN:A\;B`,
      String.raw`ORG:A\;B`,
      'TITLE:x',
      'TEL;TYPE=WORK,VOICE:1',
      'TEL;TYPE=CELL:2',
      'EMAIL:a@b',
      'ADR;TYPE=WORK:;;Rue 1;;;;FR',
      'URL:https://a/?b=1,2;3',
      String.raw`NOTE:a\nb\\c`,
      'END:VCARD',
      '',
    ]);
  });
  it('names the field that is missing', async () => {
    for (const [kind, field] of [
      ['vcard', 'firstName'],
      ['email', 'to'],
      ['phone', 'number'],
      ['sms', 'number'],
      ['geo', 'latitude'],
    ]) {
      expect(await execute(engine.payload, { kind, number: '( )' } as never)).toMatchObject({
        error: { code: 'missing-field', details: { field } },
      });
    }
  });
  it('takes coordinates as numbers or text, never with an exponent', async () => {
    expect(await write({ kind: 'geo', latitude: '+48.10', longitude: -0.0000001 })).toBe('geo:48.1,-0.0000001');
    for (const latitude of ['1e1', 'x', '90.1', -91]) {
      expect(await execute(engine.payload, { kind: 'geo', latitude, longitude: 0 })).toMatchObject({
        error: { code: 'invalid-coordinates' },
      });
    }
  });
  it('survives lone surrogates', async () => {
    expect(await write({ kind: 'email', to: 'a@b', body: '\ud800' })).toBe('mailto:a@b?body=%EF%BF%BD');
  });
});

describe('read', () => {
  it('finds no code where there is none, and refuses a wrong size', async () => {
    const pixels = new Blob([new Uint8Array(40 * 40 * 4).fill(255)]);
    expect(await execute(engine.read, { pixels, width: 40, height: 40 })).toMatchObject({ error: { code: 'no-code' } });
    expect(await execute(engine.read, { pixels, width: 41, height: 40 })).toMatchObject({
      error: { code: 'wrong-size' },
    });
  });
});

describe('recognise', () => {
  it.each([
    ['https://a.b/c', 'url'],
    ['WIFI:S:a;;', 'wifi'],
    ['BEGIN:VCARD\r\n', 'vcard'],
    ['mailto:a@b', 'email'],
    ['tel:1', 'phone'],
    ['SMSTO:1:2', 'sms'],
    ['geo:1,2', 'geo'],
    ['javascript:alert(1)', 'text'],
    ['https://a b', 'text'],
  ])('%s is %s', (text, content) => expect(recognise(text)).toBe(content));
});
