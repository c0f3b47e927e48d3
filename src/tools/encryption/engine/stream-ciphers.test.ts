import { describe, expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { decodeHex, encodeHex } from '#lib/bytes.ts';
import { decrypt } from '../engine.ts';
import { rabbit } from './rabbit.ts';
import { rc4 } from '#lib/ciphers/rc4.ts';

/** The octets of integers, which the RFC writes with the most significant one first. */
const integers = (hex: string, size: number): Uint8Array => {
  const bytes = decodeHex(hex);
  return Uint8Array.from(bytes, (_, index) => {
    const start = index - (index % size);
    return bytes[start + size - 1 - (index - start)] as number;
  });
};

describe('rabbit', () => {
  // RFC 4503, appendix A.1 and A.2: three blocks of the key stream. © The Internet Society (2006).
  it.each([
    [
      '00'.repeat(16),
      '',
      'B15754F036A5D6ECF56B45261C4AF702 88E8D815C59C0C397B696C4789C68AA7 F416A1C3700CD451DA68D1881673D696',
    ],
    [
      '912813292E3D36FE3BFC62F1DC51C3AC',
      '',
      '3D2DF3C83EF627A1E97FC38487E2519C F576CD61F4405B8896BF53AA8554FC19 E5547473FBDB43508AE53B20204D4C5E',
    ],
    [
      '8395741587E0C733E9E9AB01C09B0043',
      '',
      '0CB10DCDA041CDAC32EB5CFD02D0609B 95FC9FCA0F17015A7B7092114CFF3EAD 9649E5DE8BFC7F3F924147AD3A947428',
    ],
    [
      '00'.repeat(16),
      '00'.repeat(8),
      'C6A7275EF85495D87CCD5D376705B7ED 5F29A6AC04F5EFD47B8F293270DC4A8D 2ADE822B29DE6C1EE52BDB8A47BF8F66',
    ],
    [
      '00'.repeat(16),
      'C373F575C1267E59',
      '1FCD4EB9580012E2E0DCCC9222017D6D A75F4E10D12125017B2499FFED936F2E EBC112C393E738392356BDD012029BA7',
    ],
    [
      '00'.repeat(16),
      'A6EB561AD2F41727',
      '445AD8C805858DBF70B6AF23A151104D 96C8F27947F42C5BAEAE67C6ACC35B03 9FCBFC895FA71C17313DF034F01551CB',
    ],
  ])('is RFC 4503 for the key %s and the IV %j', (key, iv, stream) => {
    const expected = integers(stream.replaceAll(' ', ''), 16);
    for (const size of [48, 33, 1, 0])
      expect(rabbit(new Uint8Array(size), integers(key, 16), integers(iv, 8))).toEqual(expected.subarray(0, size));
  });
});

describe('rc4', () => {
  // RFC 6229, section 2, under the Simplified BSD License: 16 bytes of the key stream at the offsets 0, 240, 1520 and 4096.
  it.each([
    [
      '0102030405',
      'b2396305f03dc027ccc3524a0a1118a8',
      '28cb1132c96ce286421dcaadb8b69eae',
      '3294f744d8f9790507e70f62e5bbceea',
      'ff25b58995996707e51fbdf08b34d875',
    ],
    [
      '0102030405060708090a',
      'ede3b04643e586cc907dc21851709902',
      '3cfd6cb58ee0fdde640176ad0000044d',
      'bdae85924b3cb1d0a2e33a30c6d79599',
      '08b6be45124a43e2eb77953f84dc8553',
    ],
    [
      '0102030405060708090a0b0c0d0e0f10',
      '9ac7cc9a609d1ef7b2932899cde41b97',
      '065902e4b620f6cc36c8589f66432f2b',
      'b40110c4190b5622a96116b0017ed297',
      'a36a4c301ae8ac13610ccbc12256cacc',
    ],
    [
      '0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20',
      'eaa6bd25880bf93d3f5d1e4ca2611d91',
      '114ae344ded71b35f2e60febad727fd8',
      '40f250b26d1f096a4afd4c340a588815',
      'f3e4c0a2e02d1d01f7f0a74618af2b48',
    ],
  ])('is RFC 6229 for the key %s', (key, ...expected) => {
    const stream = rc4(new Uint8Array(4112), decodeHex(key));
    expect([0, 240, 1520, 4096].map((offset) => encodeHex(stream.subarray(offset, offset + 16)))).toEqual(expected);
  });
});

// Made by CryptoJS 4.2.0: several blocks and part of one.
it.each([
  [
    'rabbit',
    'U2FsdGVkX19KLhz3loAee4I5tIS1ORpa6TVpX+3Cjo6HgOOSiwI2rPSAVS6MpS3MuMWR6FmmIaF06BPbqkHezy+mMpT1Xe388c2BJHqSiat+T4jTSbh9F2hX',
  ],
  [
    'rc4',
    'U2FsdGVkX188bKTkRzK/ZxgQ9eaLC4Qbdc6jb5xSv1asG5L35GqeTVZOvrkd/NaovnsSBzKNEN5lwVizyAQ9Ye03N8k3bf9QzutLCFVraaVO5uJzqwQDIlVO',
  ],
] as const)('%s reads what CryptoJS wrote', async (algorithm, text) => {
  expect(await execute(decrypt, { text, secret: 'pw', algorithm })).toEqual({
    ok: true,
    value: { text: 'Voix ambiguë d’un cœur qui, au zéphyr, préfère les jattes de kiwis.', algorithm },
  });
});
