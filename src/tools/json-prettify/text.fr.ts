import { translationOf } from '#core/text.ts';
import { jsonErrors } from '#lib/json-scan/messages.fr.ts';
import { jsonWords } from '#ui/formatter/words.fr.ts';
import { common } from '#ui/common/words.fr.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({
  ...jsonErrors,
  ...jsonWords,
  'indent.label': common.indent,
  'indent.tab': 'Tab',
  compact: 'Tableaux compacts',
  comments: common.comments,
  'output.label': 'Mis en forme',
  'output.placeholder': 'Le JSON mis en forme apparaît ici.',
  'tab.text': common.text,
  'tab.tree': 'Arbre',
  lineCount: common.countLines,
  objects: { one: '{count} objet', other: '{count} objets' },
  depth: 'profondeur {depth}',
  replaceKey: common.ctrlEnter,
  commentsLeftOut: {
    one: '{dialect} : {count} commentaire omis',
    other: '{dialect} : {count} commentaires omis',
  },
  keep: 'Conserver',
  several: {
    one: '{count} document JSON',
    other: '{count} documents JSON, alors qu’un seul est admis.',
  },
  formatEach: 'Mettre en forme chacun',
  wrapped: 'Une chaîne qui contient du JSON',
  unwrap: 'Extraire',
  opened: '{opener} est ouvert ligne {line}, colonne {column}',
  goToOpening: 'Aller à l’ouverture {opener}',
  removeComma: 'Retirer la virgule',
  tree: 'Arbre du document',
  filter: 'Filtrer clés et valeurs',
  expand: 'Déplier',
  'expand.levels': { one: '{count} niveau', other: '{count} niveaux' },
  'expand.all': 'Tous les niveaux',
  firstFound: 'Seuls les {count} premiers résultats sont affichés.',
  nothingFound: 'Aucune clé ni valeur ne contient ce texte.',
  copies: 'Copier depuis la ligne choisie',
  copyValue: 'Copier la valeur',
  copyPointer: 'Pointer',
  copyJsonPath: 'JSONPath',
  copyJq: 'jq',
  'error.output-too-large': 'Le résultat dépasserait {limit}\u00a0Mo. Choisissez une indentation plus courte.',
  'error.not-a-json-string': 'Le texte n’est pas une chaîne JSON unique : il n’y a rien à extraire.',
});
