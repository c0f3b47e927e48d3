import { translationOf } from '#core/text.ts';
import { common } from '#ui/common/words.fr.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({
  'tabs.label': common.whatToDo,
  'tab.create': 'Créer',
  'tab.decode': 'Décoder',
  'username.label': 'Identifiant',
  'username.hint': 'Sans deux-points : il terminerait l’identifiant.',
  'password.label': common.password,
  'charset.label': common.characterSet,
  'charset.utf-8': 'UTF-8',
  'charset.iso-8859-1': 'ISO-8859-1 (vieux serveurs)',
  'charset.hint': 'UTF-8, sauf si le serveur le refuse.',
  'results.label': 'Prêt à l’emploi',
  'result.empty': 'Saisissez un identifiant et un mot de passe.',
  'result.value': 'Valeur seule',
  'result.curl': 'curl',
  'result.fetch': 'fetch',
  'result.httpie': 'HTTPie',
  'result.netrc': 'Ligne .netrc',
  'result.address': common.address,
  'address.note':
    'Les navigateurs ignorent ou signalent un mot de passe dans une adresse ; il finit aussi dans les journaux et les historiques.',
  'tab.htpasswd': 'htpasswd',
  'htpasswd.result': 'Ligne du fichier htpasswd',
  'htpasswd.empty': 'Saisissez un identifiant et un mot de passe.',
  'algorithm.label': common.algorithm,
  'algorithm.bcrypt': 'bcrypt',
  'algorithm.apr1': 'apr1 (MD5)',
  'algorithm.sha1': 'SHA-1',
  'algorithm.weak':
    'Seulement pour les serveurs qui ne lisent pas bcrypt : un attaquant peut essayer des milliards de mots de passe par seconde.',
  'cost.label': 'Coût',
  'cost.hint': 'Pour bcrypt. Chaque cran double la durée d’une connexion.',
  'line.label': 'Ligne à vérifier',
  'line.hint': 'Le mot de passe ci-dessus lui est comparé.',
  'line.matches': 'Le mot de passe est celui de {username}.',
  'line.differs': 'Ce n’est pas le mot de passe de {username}.',
  safety:
    'Le Base64 est un encodage, pas un chiffrement : quiconque voit l’en-tête peut lire le mot de passe. Utilisez HTTPS.',
  'header.long':
    'L’en-tête fait {size}. La plupart des serveurs refusent plus de 8\u00a0ko : raccourcissez l’identifiant ou le mot de passe.',
  'header.label': 'En-tête ou identifiants encodés',
  'header.placeholder': 'Authorization: Basic …',
  'header.hint': 'Une ligne d’en-tête entière, « Basic … » ou seulement le Base64.',
  'header.empty': 'Collez un en-tête pour voir l’identifiant et le mot de passe qu’il contient.',
  'read.label': 'Contenu',
  'charset.read': 'Encodé en {charset}',
  'error.username-contains-colon': 'Supprimez le deux-points (caractère {position}).',
  'error.control-character': 'Il y a un caractère de contrôle ({character}) au caractère {position}. Supprimez-le.',
  'error.control-character.username':
    'L’identifiant contient un caractère de contrôle ({character}) au caractère {position}. Supprimez-le.',
  'error.control-character.password':
    'Le mot de passe contient un caractère de contrôle ({character}) au caractère {position}. Supprimez-le.',
  'error.not-encodable': 'ISO-8859-1 ne contient pas « {character} » (caractère {position}). Choisissez UTF-8.',
  'error.not-encodable.username':
    'ISO-8859-1 ne contient pas « {character} » (caractère {position} de l’identifiant). Choisissez UTF-8.',
  'error.not-encodable.password':
    'ISO-8859-1 ne contient pas « {character} » (caractère {position} du mot de passe). Choisissez UTF-8.',
  'error.password-too-long':
    'Le mot de passe fait {bytes} octets, mais bcrypt n’en lit que les {max} premiers. Raccourcissez-le.',
  'error.invalid-htpasswd-line':
    'Ce n’est pas une ligne de fichier htpasswd. Collez une seule ligne : un identifiant, un deux-points et une empreinte.',
  'error.unsupported-password-hash':
    'L’empreinte après le deux-points ne peut pas être vérifiée ici. Collez une ligne bcrypt ($2y$…), apr1 ($apr1$…) ou SHA-1 (SHA entre accolades, puis du Base64).',
  'error.cost-too-high':
    'Cette empreinte a un coût de {cost} ; la limite est de {max}, car chaque pas double la durée. Créez une ligne d’un coût moindre.',
  'error.unsupported-scheme':
    'Le schéma est « {scheme} », pas Basic : il n’y a ni identifiant ni mot de passe à lire. Collez un en-tête qui commence par Basic.',
  'error.invalid-base64.padding':
    'Le remplissage est incorrect au caractère {position}. Complétez le dernier groupe de quatre avec des signes =, uniquement à la fin, ou supprimez-les.',
  'error.missing-colon':
    'Aucun deux-points ne sépare un identifiant d’un mot de passe dans cette valeur. Vérifiez qu’elle n’a pas été coupée.',
});
