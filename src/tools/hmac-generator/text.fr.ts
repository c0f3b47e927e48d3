import { translationOf } from '#core/text.ts';
import { common } from '#ui/common/words.fr.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({
  'text.label': common.text,
  'text.placeholder': 'what do ya want for nothing?',
  'textEncoding.label': 'Encodage du texte',
  'key.label': common.key,
  'key.placeholder': 'Le secret connu des deux parties',
  'key.size': common.countBytes,
  'keyEncoding.label': 'Encodage de la clé',
  'encoding.utf8': 'Texte (UTF-8)',
  'encoding.hex': common.hexadecimal,
  'encoding.base64': 'Base64',
  'encoding.base64url': 'Base64url',
  'encoding.binary': common.binary,
  'algorithm.label': common.algorithm,
  'algorithm.legacy': '{name} (ancien)',
  'algorithm.keccak512': 'Keccak-512 (le « SHA3 » de CryptoJS)',
  'weak.algorithm':
    '{name} est cassé comme fonction de hachage. Son HMAC reste sûr, mais un nouveau système doit utiliser SHA-256 ou mieux.',
  'encoding.label': 'Sortie',
  'doubt.empty': 'La clé est vide : n’importe qui peut calculer ce HMAC.',
  'doubt.hex': '{count} chiffres hexadécimaux : la clé ne serait-elle pas en hexadécimal ?',
  'doubt.text': 'La clé ressemble à du texte : ne serait-elle pas du texte ?',
  'doubt.useHex': 'Lire en hexadécimal',
  'doubt.useText': 'Lire comme du texte',
  'result.label': 'HMAC',
  'result.empty': 'Saisissez un texte ou une clé pour voir le HMAC.',
  'result.cancelled': 'Annulé.',
  'result.again': 'Calculer de nouveau',
  'copy.openssl': 'Commande OpenSSL',
  'expected.label': 'Comparer avec',
  'expected.hint': 'La signature reçue : hexadécimal ou Base64, avec ou sans préfixe tel que sha256=.',
  'expected.placeholder': 'sha256=…',
  'expected.match': 'Les signatures concordent.',
  'expected.differs': 'Les signatures diffèrent : le texte, la clé ou l’algorithme n’est pas le même.',
  'expected.other': 'C’est le HMAC avec {name}.',
  'expected.use': 'Utiliser {name}',
  'all.label': 'Tous les algorithmes',
  'all.equal': 'identique',
  'file.remove': 'Revenir au texte',
  'file.note': 'lu tel quel, octet par octet',
  'error.invalid-base64.padding':
    'Le remplissage est incorrect au caractère {position}. Complétez le dernier groupe de quatre avec des signes =, uniquement à la fin, ou supprimez-les.',
  'error.unrecognised-digest':
    'Ce n’est pas une signature comparable. Collez des chiffres hexadécimaux ou du Base64, avec ou sans préfixe tel que sha256=.',
});
