import { translationOf } from '#core/text.ts';
import { common } from '#ui/common/words.fr.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({
  keep: 'Générez un préfixe une seule fois par site, et gardez-le.',
  regenerate: 'Régénérer',
  'method.label': 'Identifiant global',
  'method.random': 'Aléatoire',
  'method.rfc4193': 'À partir d’une adresse MAC',
  'mac.label': 'Adresse MAC',
  'mac.hint':
    'Le préfixe est calculé à partir de cette adresse et de l’heure actuelle (RFC 4193 §3.2.2) ; il ne permet pas de retrouver l’adresse.',
  'mac.changed': 'L’adresse a changé : appuyez sur Régénérer pour en tirer un préfixe.',
  'row.prefix': common.prefix,
  'row.expanded': 'Écrit en entier',
  'row.firstSubnet': 'Premier sous-réseau',
  'row.lastSubnet': 'Dernier sous-réseau',
  'row.reverseZone': 'Zone DNS inverse',
  'row.globalId': 'Identifiant global',
  facts: 'Le site',
  details: 'Comment il a été obtenu',
  'row.ntp': 'Heure NTP',
  'row.eui64': 'EUI-64',
  'row.sha1': 'SHA-1 des deux',
  'ntp.note': '{date}, sur 64 bits : secondes depuis 1900 et leur fraction',
  'sha1.note': 'Ses 40 derniers bits forment l’identifiant global.',
  subnet: 'Sous-réseau',
  'subnet.label': 'Sous-réseau, de 0000 à ffff',
  'subnet.hint': 'Chaque site compte 65\u202f536 sous-réseaux.',
  'subnet.fault': 'Saisissez un à quatre chiffres hexadécimaux.',
  'subnet.previous': 'Sous-réseau précédent',
  'subnet.next': 'Sous-réseau suivant',
  'row.subnet': 'Sous-réseau',
  'row.address': 'Première adresse',
  snippet: 'Configuration',
  'snippet.label': 'L’utiliser dans',
  'target.ip': 'Linux',
  'target.radvd': 'radvd',
  'target.docker': 'Docker',
  'target.kubernetes': 'Kubernetes',
  'error.invalid-mac': 'Ce n’est pas une adresse MAC : il faut 12 chiffres hexadécimaux, ou 16 pour une EUI-64.',
  'error.invalid-mac.character':
    '« {character} » au caractère {position} n’est ni un chiffre hexadécimal (0–9, A–F), ni un séparateur.',
  'error.invalid-mac.space': 'Une espace au caractère {position} : gardez partout le même séparateur.',
  'error.invalid-mac.separator':
    '« {character} » au caractère {position} : utilisez partout un seul et même séparateur.',
  'error.invalid-mac.group': 'Le groupe {part} doit compter de 1 à {count} chiffres.',
  'error.invalid-mac.length': {
    one: 'Il y a ici {count} chiffre ; une adresse MAC en compte 12, une EUI-64 16.',
    other: 'Il y a ici {count} chiffres ; une adresse MAC en compte 12, une EUI-64 16.',
  },
  'error.invalid-mac.incomplete': {
    one: 'Il n’y a ici que {count} chiffre ; une adresse MAC en compte 12, une EUI-64 16.',
    other: 'Il n’y a ici que {count} chiffres ; une adresse MAC en compte 12, une EUI-64 16.',
  },
  'error.invalid-global-id': 'Un identifiant global compte exactement dix chiffres hexadécimaux (40 bits).',
});
