import { withChecksum } from './base58check.ts';
import { ascii85, base85Codec } from './base85.ts';
import { base45 } from './base45.ts';
import { base91 } from './base91.ts';
import { bitsCodec } from './bits.ts';
import type { Codec } from './codec.ts';
import { quotedPrintable } from './quoted-printable.ts';
import { radixCodec } from './radix.ts';
import type { Format } from './names-of-formats.ts';
import { uuencode } from './uuencode.ts';

const digits = '0123456789';
const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lower = 'abcdefghijklmnopqrstuvwxyz';
const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const lookalikes = { I: 1, i: 1, L: 1, l: 1, O: 0, o: 0 };
const base58 = radixCodec('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz');

export const codecs: Readonly<Record<Format, Codec>> = {
  base16: bitsCodec({ alphabet: `${digits}ABCDEF`, bits: 4, anyCase: true, lowers: true }),
  base32: bitsCodec({ alphabet: `${upper}234567`, bits: 5, anyCase: true, padding: 'written', lowers: true }),
  base32hex: bitsCodec({
    alphabet: `${digits}ABCDEFGHIJKLMNOPQRSTUV`,
    bits: 5,
    anyCase: true,
    padding: 'written',
    lowers: true,
  }),
  'base32-crockford': bitsCodec({
    alphabet: crockford,
    bits: 5,
    anyCase: true,
    lenient: lookalikes,
    ignored: '-',
    lowers: true,
  }),
  zbase32: bitsCodec({ alphabet: 'ybndrfg8ejkmcpqxot1uwisza345h769', bits: 5, anyCase: true }),
  base36: radixCodec(`${digits}${lower}`, true),
  base45,
  base58,
  'base58-flickr': radixCodec('123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'),
  'base58-ripple': radixCodec('rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz'),
  base58check: withChecksum(base58),
  base62: radixCodec(`${digits}${upper}${lower}`),
  base64: bitsCodec({ alphabet: `${upper}${lower}${digits}+/`, bits: 6, padding: 'written' }),
  base64url: bitsCodec({ alphabet: `${upper}${lower}${digits}-_`, bits: 6, padding: 'read' }),
  ascii85,
  z85: base85Codec(`${digits}${lower}${upper}.-:+=^!/*?&<>()[]{}@%$#`, true),
  base85: base85Codec(`${digits}${upper}${lower}!#$%&()*+-;<=>?@^_\`{|}~`, false),
  base91,
  'quoted-printable': quotedPrintable,
  uuencode,
};
