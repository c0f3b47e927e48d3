import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  ascii85: 'Ascii85 entre <~ et ~>',
  uuencode: 'uuencode avec une ligne begin',
  base58check: 'Base58Check avec une somme de contrôle valide',
  idn: 'nom de domaine en Punycode',
  certificate: 'certificat sanitaire d’un QR code, en Base45',
});
