import { translationOf } from '#core/text.ts';
import { xmlErrors } from '#lib/xml/messages.fr.ts';
import { common } from '#ui/common/words.fr.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({
  ...xmlErrors,
  'mode.label': 'Mode',
  'mode.format': 'Indenter',
  'mode.minify': 'Minifier',
  'indent.label': common.indent,
  'indent.tab': 'Tab',
  'attributes.label': 'Attributs',
  'attributes.inline': 'Sur une ligne',
  'attributes.wrap': 'Répartir au-delà de {width}',
  'attributes.one-per-line': 'Un par ligne',
  emptyElements: 'Éléments vides',
  'emptyElements.keep': 'Tels quels',
  'emptyElements.self-close': '<a/>',
  'emptyElements.expand': '<a></a>',
  'trimText.label': 'Rogner le texte',
  comments: common.comments,
  'spaceBeforeSlash.label': 'Espace avant />',
  'fragment.label': 'Fragment',
  'input.label': 'XML',
  'output.label': common.result,
  'output.placeholder': common.resultHere,
  hint: 'Saisissez ou collez du XML, ou déposez un fichier n’importe où sur la page.',
  wellFormed: 'Bien formé',
  root: 'racine {name}',
  elements: { one: '{count} élément', other: '{count} éléments' },
  depth: 'profondeur {depth}',
  unbound: 'Le préfixe {prefix} n’est lié à aucun espace de noms (ligne {line}).',
  'notChecked.external-dtd': 'Non vérifié : DTD externe. Elle peut déclarer les entités que ce texte ne déclare pas.',
  'notChecked.external-entities': 'Non vérifié : entités externes. Leur texte se trouve ailleurs.',
  foreignEncoding:
    'Le XML déclare {encoding}, mais un fichier téléchargé est en UTF-8 : d’autres programmes le liraient mal.',
  declareUtf8: 'Déclarer UTF-8',
  encodingBefore: 'Le fichier déclare {encoding}. Le résultat est en UTF-8, et le déclare.',
  treatAsFragment: 'Traiter comme un fragment',
  'error.not-text': 'Le fichier n’est pas du texte Unicode. Enregistrez-le en UTF-8, puis ouvrez-le de nouveau.',
  'error.output-too-large':
    'Les éléments sont imbriqués si profondément que le texte indenté serait trop long. Minifiez-le plutôt.',
});
