import { translationOf } from '#core/text.ts';
import type * as english from './ipv4-messages.ts';

export const ipv4Errors = translationOf<typeof english.ipv4Errors>()({
  'error.invalid-ipv4': 'Ce n’est pas une adresse IPv4. Saisissez quatre nombres de 0 à 255 séparés par des points.',
  'error.invalid-ipv4.character':
    '« {character} » au caractère {position} n’est pas admis. Écrivez par exemple 192.168.0.1.',
  'error.invalid-ipv4.space': 'Supprimez l’espace au caractère {position}.',
  'error.invalid-ipv4.groups':
    'Une adresse IPv4 compte quatre nombres séparés par des points ; celle-ci en compte {count}.',
  'error.invalid-ipv4.missing': 'Il manque l’octet {octet}.',
  'error.invalid-ipv4.octet': 'L’octet {octet} vaut {value} ; le maximum est 255.',
  'error.invalid-ipv4.long': 'L’octet {octet} s’écrit « {value} » ; un octet a trois chiffres au plus.',
  'error.ipv4-leading-zero':
    'L’octet {octet} s’écrit {value} : avec un zéro initial, certains programmes le lisent en octal. Écrivez {decimal}, ou {octal} si vous pensiez en octal.',
  'error.ipv4-leading-zero.decimal': 'L’octet {octet} s’écrit {value} : écrivez-le sans zéro initial, {decimal}.',
});
