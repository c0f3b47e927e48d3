import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  binary: { one: '{count} octet en binaire', other: '{count} octets en binaire' },
  hex: { one: '{count} octet de texte UTF-8 en hexadécimal', other: '{count} octets de texte UTF-8 en hexadécimal' },
  textDump: {
    one: 'dump hexadécimal de {count} octet de texte UTF-8',
    other: 'dump hexadécimal de {count} octets de texte UTF-8',
  },
  dump: { one: 'dump hexadécimal de {count} octet', other: 'dump hexadécimal de {count} octets' },
});
