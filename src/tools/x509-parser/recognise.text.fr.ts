import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  pem: '{label} en PEM',
  certificate: 'certificat en DER',
  csr: 'demande de certificat en DER',
  crl: 'liste de révocation en DER',
  pkcs7: 'PKCS#7 en DER',
  pkcs12: 'fichier PKCS#12',
  key: 'clé en DER',
});
