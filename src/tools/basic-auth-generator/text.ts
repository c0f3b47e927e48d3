import { defineText } from '#core/text.ts';

export const text = defineText({
  en: {
    'tabs.label': 'What to do',
    'tab.create': 'Create',
    'tab.decode': 'Decode',
    'username.label': 'User name',
    'username.placeholder': 'aladdin',
    'password.label': 'Password',
    'password.placeholder': 'open sesame',
    more: 'More',
    'charset.label': 'Character set',
    'charset.utf-8': 'UTF-8',
    'charset.iso-8859-1': 'ISO-8859-1 (old servers)',
    'charset.help': 'How the server reads characters beyond ASCII. Choose UTF-8 unless it refuses the password.',
    'results.label': 'Ready to use',
    'result.header': 'Header',
    'result.value': 'Value only',
    'result.curl': 'curl',
    'result.fetch': 'fetch',
    'result.httpie': 'HTTPie',
    'result.netrc': '.netrc line',
    'result.address': 'Address',
    'address.note': 'Browsers ignore or warn about a password in an address; it also ends up in logs and histories.',
    'htpasswd.open': 'Make an htpasswd line',
    safety: 'Base64 is an encoding, not encryption: anyone who sees the header can read the password. Use HTTPS.',
    'header.label': 'Header or credentials',
    'header.placeholder': 'Authorization: Basic …',
    'header.help': 'A whole header line, “Basic …” or only the Base64.',
    'header.empty': 'Paste a header to see the user name and the password in it.',
    'read.label': 'What it says',
    'charset.read': 'Written in {charset}',
    'error.username-contains-colon':
      'The user name holds a colon at character {position}. Servers split at the first colon and would read another name; remove it.',
    'error.control-character': 'There is a control character ({character}) at character {position}. Remove it.',
    'error.control-character.username':
      'The user name holds a control character ({character}) at character {position}. Remove it.',
    'error.control-character.password':
      'The password holds a control character ({character}) at character {position}. Remove it.',
    'error.not-encodable': 'ISO-8859-1 has no “{character}” (character {position}). Choose UTF-8.',
    'error.not-encodable.username':
      'ISO-8859-1 has no “{character}” (character {position} of the user name). Choose UTF-8.',
    'error.not-encodable.password':
      'ISO-8859-1 has no “{character}” (character {position} of the password). Choose UTF-8.',
    'error.unsupported-scheme':
      'The scheme is “{scheme}”, not Basic, so there is no user name and password to read. Paste a header that begins with Basic.',
    'error.invalid-base64.padding':
      'The padding is wrong at character {position}. Complete the last group of four with = signs, at the end only, or leave them out.',
    'error.missing-colon':
      'There is no colon between user name and password in these credentials. Check whether the value was cut.',
  },
  fr: {
    'tabs.label': 'Que faire',
    'tab.create': 'Créer',
    'tab.decode': 'Décoder',
    'username.label': 'Identifiant',
    'username.placeholder': 'aladdin',
    'password.label': 'Mot de passe',
    'password.placeholder': 'sésame ouvre-toi',
    more: 'Plus d’options',
    'charset.label': 'Jeu de caractères',
    'charset.utf-8': 'UTF-8',
    'charset.iso-8859-1': 'ISO-8859-1 (vieux serveurs)',
    'charset.help': 'Comment le serveur lit les caractères hors ASCII. Gardez UTF-8, sauf s’il refuse le mot de passe.',
    'results.label': 'Prêt à l’emploi',
    'result.header': 'En-tête',
    'result.value': 'Valeur seule',
    'result.curl': 'curl',
    'result.fetch': 'fetch',
    'result.httpie': 'HTTPie',
    'result.netrc': 'Ligne .netrc',
    'result.address': 'Adresse',
    'address.note':
      'Les navigateurs ignorent ou signalent un mot de passe dans une adresse ; il finit aussi dans les journaux et les historiques.',
    'htpasswd.open': 'Créer une ligne htpasswd',
    safety:
      'Le Base64 est un encodage, pas un chiffrement : quiconque voit l’en-tête peut lire le mot de passe. Utilisez HTTPS.',
    'header.label': 'En-tête ou identifiants encodés',
    'header.placeholder': 'Authorization: Basic …',
    'header.help': 'Une ligne d’en-tête entière, « Basic … » ou seulement le Base64.',
    'header.empty': 'Collez un en-tête pour voir l’identifiant et le mot de passe qu’il contient.',
    'read.label': 'Contenu',
    'charset.read': 'Écrit en {charset}',
    'error.username-contains-colon':
      'L’identifiant contient un deux-points au caractère {position}. Le serveur coupe au premier deux-points et lirait un autre nom ; supprimez-le.',
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
    'error.unsupported-scheme':
      'Le schéma est « {scheme} », pas Basic : il n’y a ni identifiant ni mot de passe à lire. Collez un en-tête qui commence par Basic.',
    'error.invalid-base64.padding':
      'Le remplissage est incorrect au caractère {position}. Complétez le dernier groupe de quatre avec des signes =, uniquement à la fin, ou supprimez-les.',
    'error.missing-colon':
      'Aucun deux-points ne sépare un identifiant d’un mot de passe dans cette valeur. Vérifiez qu’elle n’a pas été coupée.',
  },
});
