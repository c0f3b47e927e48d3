import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  pem: 'PEM, {label}',
  openssh: 'clé OpenSSH',
  ssh2: 'clé publique SSH2 (RFC 4716)',
  putty: 'clé PuTTY',
  jwk: 'clé JSON Web Key',
  jwks: 'la première de {count} clés JSON Web Key',
  der: '{label} en DER, codé en Base64',
});
