import { translationOf } from '#core/text.ts';
import { common } from '#ui/common/words.fr.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({
  'text.label': common.text,
  'text.placeholder': 'Bonjour 👋',
  'base64.label': 'Base64',
  'base64.placeholder': 'Qm9uam91ciDwn5GL',
  'urlSafe.label': 'Alphabet URL',
  'urlSafe.help': 'Utilise - et _ au lieu de + et /. Le décodage accepte les deux.',
  'padding.label': 'Remplissage',
  'padding.auto': common.automatic,
  'padding.always': 'Toujours',
  'padding.never': 'Jamais',
  'lineLength.label': 'Longueur de ligne',
  'lineLength.none': 'Une seule ligne',
  'lineLength.64': '64 (PEM)',
  'lineLength.76': '76 (MIME)',
  'charset.label': common.characterSet,
  'charset.utf-8': 'UTF-8',
  'charset.utf-16le': 'UTF-16 LE (PowerShell)',
  'charset.utf-16be': 'UTF-16 BE',
  'charset.latin1': 'Latin-1 (ISO-8859-1)',
  'charset.hex': 'Octets en hexadécimal',
  'strict.label': 'Strict',
  'strict.help': 'N’accepte que le Base64 canonique : alphabet standard, remplissage complet, aucun blanc.',
  'facts.text': 'Texte : {characters}, {size}',
  'facts.base64': 'Base64 : {size}',
  characters: common.countCharacters,
  'download.text': 'Télécharger le texte',
  'download.base64': 'Télécharger le Base64',
  'file.offer': '« {name} » n’est pas un texte Unicode. Le convertisseur de fichiers Base64 accepte tous les fichiers.',
  'file.open': 'Ouvrir le convertisseur de fichiers Base64',
  'found.json': 'Le texte est du JSON.',
  'found.jwt': 'Le texte est un jeton JWT.',
  'found.base64': 'Le texte est lui-même du Base64.',
  'open.json': 'Ouvrir dans la mise en forme JSON',
  'open.jwt': 'Ouvrir dans le décodeur de JWT',
  'open.base64': 'Décoder encore une fois',
  'error.invalid-base64.padding':
    'Le remplissage est incorrect au caractère {position}. Complétez le dernier groupe de quatre avec des signes =, uniquement à la fin.',
  'error.invalid-base64.trailing-bits':
    'Forme non canonique : le caractère {position} (« {character} ») porte des bits qui n’appartiennent à aucun octet. Désactivez Strict pour l’accepter.',
  'error.unencodable-character':
    'Latin-1 ne contient pas « {character} » (caractère {position}). Choisissez UTF-8 ou supprimez ce caractère.',
  'error.not-text':
    'Ces octets ne sont pas du texte {charset}. Choisissez un autre jeu de caractères, ou ouvrez les données avec /base64-file-converter.',
});
