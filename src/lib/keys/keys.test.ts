import { describe, expect, it } from 'vitest';
import { ToolError } from '#core/operation.ts';
import { decodeHex, encodeHex } from '#lib/bytes.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { bcryptPbkdf } from './bcrypt-pbkdf.ts';
import { Blowfish } from './blowfish.ts';
import { der, DerReader, derSmall, tags } from './der.ts';
import { edKey } from './key.ts';
import { readKey } from './read-key.ts';

const codeOf = async (run: () => unknown): Promise<unknown> => {
  try {
    await run();
  } catch (error) {
    if (error instanceof ToolError) return error.code;
    throw error;
  }
  return undefined;
};

describe('DER', () => {
  it.each([
    [0, '020100'],
    [127, '02017f'],
    [128, '02020080'],
    [65_537, '0203010001'],
    [0xffff_ffff, '020500ffffffff'],
  ])('writes the integer %d', (value, expected) => {
    expect(encodeHex(derSmall(value))).toBe(expected);
    expect(new DerReader(decodeHex(expected)).small()).toBe(value);
  });

  it.each([0, 1, 127, 128, 255, 256, 65_535, 65_536])('reads back %d bytes', (length) => {
    const bytes = new Uint8Array(length).fill(7);
    const reader = new DerReader(der(tags.octets, bytes));
    expect(reader.read(tags.octets)).toEqual(bytes);
    reader.end();
  });

  it.each(['', '04', '0480', '0405aabb', '0481', '048501000000aa', '0202ff'])('refuses %j', async (hex) => {
    expect(await codeOf(() => new DerReader(decodeHex(hex)).read(tags.octets))).toBe('invalid-key');
  });

  it('refuses negative integers and what follows the end', async () => {
    expect(await codeOf(() => new DerReader(decodeHex('0201ff')).unsigned())).toBe('invalid-key');
    expect(await codeOf(() => new DerReader(decodeHex('00')).end())).toBe('invalid-key');
  });
});

// RFC 8032 §7.1: secret key and public key of tests 1, 2, 3, 1024 and SHA(abc)
it.each([
  [
    '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  ],
  [
    '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
  ],
  [
    'c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7',
    'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
  ],
  [
    'f5e5767cf153319517630f226876b86c8160cc583bc013744c6bf255f5cc0ee5',
    '278117fc144c72340f67d0f2316e8386ceffbf2b2428c9c51fef7c597f1d426e',
  ],
  [
    '833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42',
    'ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf',
  ],
])('computes the public part of an Ed25519 key: %s', async (secret, point) => {
  expect(encodeHex((await edKey({ secret: decodeHex(secret) })).point)).toBe(point);
});

describe('Blowfish', () => {
  // Bruce Schneier's vectors: key, plaintext, ciphertext. Without a salt the schedule is the plain one.
  it.each([
    ['0000000000000000', '0000000000000000', '4ef997456198dd78'],
    ['ffffffffffffffff', 'ffffffffffffffff', '51866fd5b85ecb8a'],
    ['0123456789abcdef', '1111111111111111', '61f9c3802281b096'],
    ['fedcba9876543210', '0123456789abcdef', '0aceab0fc6a0a28d'],
  ])('%s enciphers %s', (key, plain, expected) => {
    const wordsOf = (hex: string): Uint32Array =>
      Uint32Array.of(Number.parseInt(hex.slice(0, 8), 16), Number.parseInt(hex.slice(8), 16));
    const cipher = new Blowfish();
    cipher.expand(wordsOf(key));
    const words = wordsOf(plain);
    cipher.encrypt(words, 1);
    expect(Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('')).toBe(expected);
  });
});

describe('bcrypt_pbkdf', () => {
  // The vectors of OpenBSD's regress/lib/libutil/bcrypt_pbkdf
  it.each([
    [4, 'password', 'salt', 32, '5bbf0cc293587f1c3635555c27796598d47e579071bf427e9d8fbe842aba34d9'],
    [
      8,
      'password',
      'salt',
      64,
      'e1367ec5151a33faac4cc1c144cd23fa15d5548493ecc99b9b5d9c0d3b27bec76227ea66088b849b20ab7aa478010246e74bba51723fefa9f9474d6508845e8d',
    ],
  ])('%d rounds of %j with %j', (rounds, password, salt, length, expected) => {
    expect(encodeHex(bcryptPbkdf(encodeUtf8(password), encodeUtf8(salt), rounds, length))).toBe(expected);
  });
});

it('refuses noise of every length, and never throws anything else', async () => {
  for (let length = 0; length < 80; length++) {
    const noise = Buffer.from(Uint8Array.from({ length }, (_, index) => (index * 89 + length * 7) & 255)).toString(
      'base64',
    );
    for (const label of [
      'PRIVATE KEY',
      'ENCRYPTED PRIVATE KEY',
      'EC PRIVATE KEY',
      'OPENSSH PRIVATE KEY',
      'CERTIFICATE',
    ]) {
      const pem = `-----BEGIN ${label}-----\n${noise}\n-----END ${label}-----`;
      expect(['invalid-key', 'unsupported-key']).toContain(await codeOf(() => readKey(pem)));
    }
    expect(['invalid-key', 'unsupported-key']).toContain(await codeOf(() => readKey(`ssh-rsa ${noise}`)));
  }
});

it('reads public keys of SSH2 (RFC 4716), with headers that go on in the next line', async () => {
  const block = [
    '---- BEGIN SSH2 PUBLIC KEY ----',
    'Subject: ada',
    'Comment: "256-bit ED25519, \\',
    'of ada"',
    'AAAAC3NzaC1lZDI1NTE5AAAAIDXgJnnMZCweSmAeK3eFO5iRSqsSvNMZZmMs3oUj',
    'O1w1',
    '---- END SSH2 PUBLIC KEY ----',
    '',
  ].join('\r\n');
  const line = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDXgJnnMZCweSmAeK3eFO5iRSqsSvNMZZmMs3oUjO1w1 ada';
  const { key } = await readKey(line);
  expect(await readKey(block)).toEqual({ key, format: 'openssh-public', comment: '256-bit ED25519, of ada' });
  expect(await codeOf(() => readKey(block.replace('O1w1', '')))).toBe('invalid-key');
});

it('reads a PEM block after a text that explains it, RFC 7468 §2', async () => {
  const base64 = 'MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC';
  const block = `-----BEGIN PRIVATE KEY-----\n${base64}\n-----END PRIVATE KEY-----`;
  const { key } = await readKey(block);
  const bag = `Bag Attributes\r\n    friendlyName: ada\r\nKey Attributes: <No Attributes>\r\n${block}\r\nmore`;
  expect(await readKey(bag)).toEqual({ key, format: 'pkcs8', comment: '' });
});

// A pattern that tries each place twice would take hours.
it.each([
  ['a line of SSH that goes on', `ssh-rsa ${'A'.repeat(3_000_000)}\nx`],
  ['a comment full of blanks', `ssh-rsa AAAA${' '.repeat(3_000_000)}\nx`],
  [
    'a header full of blanks',
    `---- BEGIN SSH2 PUBLIC KEY ----\nComment: a${' '.repeat(3_000_000)}b\nAAAA\n---- END SSH2 PUBLIC KEY ----`,
  ],
])('reads %s in a time that grows with its length', async (_, text) => {
  expect(await codeOf(() => readKey(text))).toBe('invalid-key');
});

it('keeps the comment of a line of SSH as it is', async () => {
  const line = 'ssh-ed25519\t AAAAC3NzaC1lZDI1NTE5AAAAIDXgJnnMZCweSmAeK3eFO5iRSqsSvNMZZmMs3oUjO1w1';
  expect(await readKey(`${line} \t ada  l. `)).toMatchObject({ comment: 'ada  l.' });
  expect(await readKey(line)).toMatchObject({ comment: '' });
});
