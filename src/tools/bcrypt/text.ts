import { defineText } from '#core/text.ts';

export const text = defineText({
  en: {
    'hash.title': 'Hash',
    'password.label': 'Password',
    'password.placeholder': 'The password to hash',
    'password.counted': {
      one: 'Only the first {count} character counts.',
      other: 'Only the first {count} characters count.',
    },
    'cost.label': 'Cost',
    'cost.number': 'Exact cost',
    'cost.time': '≈ {time} here',
    'cost.iterations': '{iterations} iterations',
    'cost.suggested': 'Use cost {cost} (≈ {time} here)',
    'cost.low': 'A cost below 10 is weak today: attackers try too many passwords per second.',
    'cost.high': 'A cost above 14 takes long: every login would, too.',
    more: 'More',
    'version.label': 'Version',
    'version.help': 'The three compute the same; 2y is what PHP and htpasswd write.',
    'username.label': 'User name for an htpasswd line',
    'username.placeholder': 'admin',
    'hash.label': 'Bcrypt hash',
    'hash.empty': 'Type a password to see its hash. It starts when you pause; Enter starts at once.',
    refresh: 'New salt',
    'copy.htpasswd': 'Copy as htpasswd line',
    truncated:
      '{bytes} bytes; bcrypt ignores everything after byte 72. All passwords with the same beginning have the same hash.',
    'progress.label': 'Computing the hash',
    'compare.title': 'Compare',
    'candidate.label': 'Password to check',
    'candidate.placeholder': 'The password to check',
    'given.label': 'Hash to check against',
    'given.placeholder': '$2b$10$…',
    'given.help': 'A bcrypt hash or an htpasswd line.',
    'given.facts': '{version} · cost {cost} · {iterations} iterations',
    'given.salt': 'salt {salt}',
    'compare.empty': 'Type a password and paste a hash to compare them.',
    'compare.slow': 'This hash has cost {cost}: the comparison takes about {time}.',
    'compare.start': 'Compare anyway',
    match: 'They match',
    differs: 'No match',
    'error.invalid-salt':
      'The salt must be 22 characters of bcrypt’s alphabet (./A–Z a–z 0–9), the last one “.”, “O”, “e” or “u”.',
    'error.password-contains-nul':
      'The password holds the character U+0000 at position {position}; implementations disagree about it. Remove it.',
    'error.invalid-bcrypt-hash': 'This is no bcrypt hash.',
    'error.invalid-bcrypt-hash.prefix': 'Not a bcrypt hash: it must begin with $2a$, $2b$ or $2y$.',
    'error.invalid-bcrypt-hash.cost':
      'Not a bcrypt hash: after the version there must be a cost of two digits from 04 to 31, such as $2b$10$.',
    'error.invalid-bcrypt-hash.length':
      'Not a bcrypt hash: it has {found} characters instead of {expected}. Check whether it was cut.',
    'error.invalid-bcrypt-hash.alphabet':
      'Not a bcrypt hash: “{character}” at character {position}. Only . / letters and digits are allowed there.',
    'error.unsupported-bcrypt-version':
      'The version {version} comes from faulty implementations and cannot be checked. Have the password hashed again with 2b.',
  },
  fr: {
    'hash.title': 'Hacher',
    'password.label': 'Mot de passe',
    'password.placeholder': 'Le mot de passe à hacher',
    'password.counted': {
      one: 'Seul le premier caractère compte ({count}).',
      other: 'Seuls les {count} premiers caractères comptent.',
    },
    'cost.label': 'Coût',
    'cost.number': 'Coût exact',
    'cost.time': '≈ {time} ici',
    'cost.iterations': '{iterations} itérations',
    'cost.suggested': 'Prendre le coût {cost} (≈ {time} ici)',
    'cost.low':
      'Un coût inférieur à 10 est faible aujourd’hui : un attaquant essaie trop de mots de passe par seconde.',
    'cost.high': 'Un coût supérieur à 14 est long : chaque connexion le serait aussi.',
    more: 'Plus d’options',
    'version.label': 'Version',
    'version.help': 'Les trois calculent la même chose ; 2y est celle qu’écrivent PHP et htpasswd.',
    'username.label': 'Identifiant pour une ligne htpasswd',
    'username.placeholder': 'admin',
    'hash.label': 'Empreinte bcrypt',
    'hash.empty':
      'Saisissez un mot de passe pour voir son empreinte. Le calcul part quand vous marquez une pause, ou aussitôt avec Entrée.',
    refresh: 'Nouveau sel',
    'copy.htpasswd': 'Copier en ligne htpasswd',
    truncated:
      '{bytes} octets ; bcrypt ignore tout ce qui suit le 72e. Tous les mots de passe qui commencent ainsi ont la même empreinte.',
    'progress.label': 'Calcul de l’empreinte',
    'compare.title': 'Comparer',
    'candidate.label': 'Mot de passe à vérifier',
    'candidate.placeholder': 'Le mot de passe à vérifier',
    'given.label': 'Empreinte de référence',
    'given.placeholder': '$2b$10$…',
    'given.help': 'Une empreinte bcrypt ou une ligne htpasswd.',
    'given.facts': '{version} · coût {cost} · {iterations} itérations',
    'given.salt': 'sel {salt}',
    'compare.empty': 'Saisissez un mot de passe et collez une empreinte pour les comparer.',
    'compare.slow': 'Cette empreinte a un coût de {cost} : la comparaison prend environ {time}.',
    'compare.start': 'Comparer quand même',
    match: 'Ils correspondent',
    differs: 'Aucune correspondance',
    'error.invalid-salt':
      'Le sel doit compter 22 caractères de l’alphabet de bcrypt (./A–Z a–z 0–9), le dernier étant « . », « O », « e » ou « u ».',
    'error.password-contains-nul':
      'Le mot de passe contient le caractère U+0000 à la position {position} ; les implémentations ne s’accordent pas à son sujet. Supprimez-le.',
    'error.invalid-bcrypt-hash': 'Ce n’est pas une empreinte bcrypt.',
    'error.invalid-bcrypt-hash.prefix':
      'Ce n’est pas une empreinte bcrypt : elle doit commencer par $2a$, $2b$ ou $2y$.',
    'error.invalid-bcrypt-hash.cost':
      'Ce n’est pas une empreinte bcrypt : la version doit être suivie d’un coût à deux chiffres de 04 à 31, comme dans $2b$10$.',
    'error.invalid-bcrypt-hash.length':
      'Ce n’est pas une empreinte bcrypt : elle compte {found} caractères au lieu de {expected}. Vérifiez qu’elle n’a pas été coupée.',
    'error.invalid-bcrypt-hash.alphabet':
      'Ce n’est pas une empreinte bcrypt : « {character} » au caractère {position}. Seuls . / les lettres et les chiffres y sont admis.',
    'error.unsupported-bcrypt-version':
      'La version {version} vient d’implémentations fautives et ne peut pas être vérifiée. Faites hacher de nouveau le mot de passe en 2b.',
  },
});
