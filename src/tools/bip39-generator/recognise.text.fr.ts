import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  valid: '{count} mots BIP39, somme de contrôle valide',
  checksum: 'mots BIP39, mais la somme de contrôle est fausse',
});
