import { translationOf } from '#core/text.ts';
import { common } from '#ui/common/words.fr.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({
  'hash.title': 'Hacher',
  'password.label': common.password,
  'password.placeholder': 'Le mot de passe à hacher',
  'cost.label': 'Coût',
  'cost.time': '≈ {time} ici',
  'cost.iterations': '{iterations} itérations',
  'cost.suggested': 'Coût {cost} ({time})',
  'cost.low':
    'Un coût inférieur à 10 est faible aujourd’hui : un attaquant peut essayer trop de mots de passe par seconde.',
  'cost.high': 'Un coût supérieur à 14 prend du temps, et chaque connexion en prendrait autant.',
  'version.label': 'Version',
  'version.hint': 'Les trois calculent la même empreinte ; PHP et htpasswd écrivent 2y.',
  'username.label': 'Identifiant pour une ligne htpasswd',
  'username.placeholder': 'admin',
  'hash.empty': 'Saisissez un mot de passe pour voir son empreinte.',
  cancelled: 'Annulé.',
  refresh: 'Nouveau sel',
  'copy.htpasswd': 'Copier la ligne htpasswd',
  'truncated.here': '{bytes} octets ; bcrypt ignore tout ce qui suit le 72e.',
  'truncated.counted': '{bytes} octets ; bcrypt ignore tout ce qui suit le 72e, au caractère {count}.',
  truncated:
    '{bytes} octets ; bcrypt ignore tout ce qui suit le 72e. Tous les mots de passe qui commencent ainsi ont la même empreinte.',
  'progress.label': 'Calcul de l’empreinte',
  'compare.title': 'Comparer',
  'candidate.label': 'Mot de passe à vérifier',
  'candidate.placeholder': 'Le mot de passe à vérifier',
  'hash.label': 'Empreinte de référence',
  'hash.placeholder': '$2b$10$…',
  'hash.hint': 'Une empreinte bcrypt ou une ligne htpasswd.',
  'hash.several': 'Ce texte contient {count} empreintes. Une seule est comparée à la fois.',
  'hash.first': 'Utiliser la première',
  'given.facts': '{version} · coût {cost} · {iterations} itérations',
  'given.salt': 'sel {salt}',
  'compare.empty': 'Saisissez un mot de passe et collez une empreinte pour les comparer.',
  'compare.slow': 'Cette empreinte a un coût de {cost} : la comparaison prend environ {time}.',
  'compare.start': 'Comparer quand même',
  'compare.again': 'Comparer de nouveau',
  match: 'Ils correspondent',
  differs: 'Aucune correspondance',
  'error.invalid-salt':
    'Le sel doit compter 22 caractères de l’alphabet de bcrypt (./A–Z a–z 0–9), le dernier étant « . », « O », « e » ou « u ».',
  'error.password-contains-nul': 'Supprimez le caractère nul (U+0000) à la position {position}.',
  'error.invalid-bcrypt-hash': 'Ce n’est pas une empreinte bcrypt.',
  'error.invalid-bcrypt-hash.prefix': 'Ce n’est pas une empreinte bcrypt : elle doit commencer par $2a$, $2b$ ou $2y$.',
  'error.invalid-bcrypt-hash.cost':
    'Ce n’est pas une empreinte bcrypt : la version doit être suivie d’un coût à deux chiffres de 04 à 31, comme dans $2b$10$.',
  'error.invalid-bcrypt-hash.length':
    'Ce n’est pas une empreinte bcrypt : elle compte {found} caractères au lieu de {expected}. Copiez l’empreinte entière et rien d’autre.',
  'error.invalid-bcrypt-hash.alphabet':
    'Ce n’est pas une empreinte bcrypt : « {character} » au caractère {position}. Seuls . / les lettres et les chiffres y sont admis.',
  'error.cost-too-high':
    'Cette empreinte a un coût de {cost} ; la limite est {maxCost}, car chaque cran double la durée. Augmentez maxCost pour aller plus loin.',
  'error.unsupported-bcrypt-version':
    'La version {version} vient d’implémentations défectueuses et ne peut pas être vérifiée. Faites hacher de nouveau le mot de passe en 2b.',
});
