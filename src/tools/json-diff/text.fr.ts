import { translationOf } from '#core/text.ts';
import { common } from '#ui/common/words.fr.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({
  left: 'Gauche',
  right: 'Droite',
  'left.placeholder': 'L’ancien document',
  'right.placeholder': 'Le nouveau document',
  swap: 'Échanger',
  format: 'Mettre en forme',
  sortKeys: 'Trier les clés',
  'arrays.label': 'Tableaux',
  'arrays.align': 'Alignés',
  'arrays.index': 'Par position',
  'arrays.key': 'Par clé',
  'arrays.unordered': 'Sans ordre',
  'arrayKey.label': common.key,
  'ignored.label': 'Ignorer',
  'ignored.help': 'Pointeurs JSON ; * vaut un segment, ** un nombre quelconque.',
  'ignored.quotes': 'Mettez entre guillemets droits (") un pointeur qui contient une espace ou une virgule.',
  'onlyDifferences.label': 'Différences seules',
  'difference.previous': 'Différence précédente (Maj+F7)',
  'difference.next': 'Différence suivante (F7)',
  'difference.place': '{place} sur {total}',
  'kinds.label': 'Différences affichées',
  'kinds.none': 'Aucune différence des types affichés',
  'kind.added': { one: '{count} ajouté', other: '{count} ajoutés' },
  'kind.removed': { one: '{count} supprimé', other: '{count} supprimés' },
  'kind.changed': { one: '{count} modifié', other: '{count} modifiés' },
  'kind.moved': { one: '{count} déplacé', other: '{count} déplacés' },
  'word.added': 'ajouté',
  'word.removed': 'supprimé',
  'word.changed': 'modifié',
  'word.moved': 'déplacé',
  'word.unchanged': 'inchangé',
  'word.modified': 'contient des différences',
  result: common.result,
  'tab.tree': 'Arbre',
  'tab.side': 'Côte à côte',
  'tab.list': 'Liste',
  'tab.patch': 'Correctif',
  root: '(document)',
  'from.index': 'depuis {from}',
  'column.kind': 'Différence',
  'column.path': common.path,
  'column.left': 'Gauche',
  'column.right': 'Droite',
  'copy.path': 'Copier le chemin',
  'copy.left': 'Copier la valeur de gauche',
  'copy.right': 'Copier la valeur de droite',
  same: 'Les documents sont identiques',
  'same.ignored': 'Les documents sont identiques, hormis ce qui est ignoré',
  'same.notation': 'Les documents sont identiques, mais écrits différemment',
  hint: 'Collez un document à gauche et un autre à droite : leurs différences s’affichent ici.',
  large: 'Les documents sont volumineux : seules les différences sont affichées.',
  'warning.left': 'À gauche : la clé en {path} apparaît plusieurs fois ; la dernière compte.',
  'warning.right': 'À droite : la clé en {path} apparaît plusieurs fois ; la dernière compte.',
  'form.label': 'Format',
  'form.json': 'JSON Patch (RFC 6902)',
  'form.merge': 'Merge Patch (RFC 7396)',
  'includeTests.label': 'Tester d’abord les anciennes valeurs',
  'patch.name': 'Correctif',
  'patch.aligned': 'Le correctif associe les éléments des tableaux comme « Alignés », et non comme choisi ci-dessus.',
  'patch.ignored': 'Le correctif comprend ce qui est ignoré ci-dessus.',
  'error.invalid-json': 'Ce JSON n’est pas valide (commentaires et virgules finales sont admis).',
  'error.invalid-json.unexpected-end': 'Le texte s’arrête ici, mais il manque une valeur, un guillemet ou un crochet.',
  'error.invalid-json.unexpected-token':
    'Une valeur est attendue au lieu de « {found} ». Écrivez-la, ou supprimez une virgule en trop.',
  'error.invalid-json.trailing-content':
    'Le document est complet avant « {found} ». Un seul document est admis : supprimez la suite.',
  'error.invalid-json.expected-key': 'Une clé entre guillemets doubles est attendue au lieu de « {found} ».',
  'error.invalid-json.expected-colon': 'Un deux-points est attendu après la clé au lieu de « {found} ».',
  'error.invalid-json.expected-comma-or-brace': 'Une virgule ou } est attendue ici au lieu de « {found} ».',
  'error.invalid-json.expected-comma-or-bracket': 'Une virgule ou ] est attendue ici au lieu de « {found} ».',
  'error.invalid-json.unterminated-string':
    'La chaîne ouverte ligne {openedLine}, colonne {openedColumn} n’est jamais fermée. Ajoutez un guillemet à sa fin.',
  'error.invalid-json.unterminated-comment':
    'Le commentaire ouvert ligne {openedLine}, colonne {openedColumn} n’est jamais fermé. Ajoutez */ à sa fin.',
  'error.invalid-json.bad-escape':
    '« {found} » n’est pas valide dans une séquence d’échappement. Pour une barre oblique inverse, écrivez-en deux.',
  'error.invalid-json.bad-number':
    '« {found} » n’est pas valide ici dans un nombre. Corrigez-le, ou mettez-le entre guillemets.',
  'error.invalid-json.control-character':
    '{found} doit être échappé dans une chaîne. Échappez-le, ou fermez la chaîne avant lui.',
  'error.empty-input': 'Il n’y a rien à mettre en forme : saisissez ou collez un document.',
  'error.too-deep':
    'Les objets et tableaux sont imbriqués sur plus de 2\u202f000 niveaux. Comparez une partie du document.',
  'error.output-too-large': 'Le résultat dépasserait {limit}\u00a0Mo. Mettez en forme une partie du document.',
  'error.not-representable': 'JSON ne peut pas représenter ce nombre. Remplacez-le.',
  'error.invalid-patch':
    'L’opération {index} du correctif (comptée à partir de 0) n’est pas conforme à la RFC 6902. Corrigez-la.',
  'error.invalid-patch.not-an-array': 'Un JSON Patch doit être un tableau d’opérations, ce qui n’est pas le cas ici.',
  'error.invalid-patch.op':
    'L’opération {index} (comptée à partir de 0) doit avoir un « op » : add, remove, replace, move, copy ou test.',
  'error.invalid-patch.pointer':
    'Le « {member} » de l’opération {index} (comptée à partir de 0) doit être un JSON Pointer, comme /a/0.',
  'error.invalid-patch.value': 'L’opération {index} (comptée à partir de 0) n’a pas de « value ». Ajoutez-la.',
  'error.invalid-patch.root':
    'L’opération {index} (comptée à partir de 0) supprimerait tout le document. Remplacez-le plutôt.',
  'error.invalid-patch.inside':
    'L’opération {index} (comptée à partir de 0) déplace une valeur dans elle-même. Choisissez un autre chemin.',
  'error.invalid-patch.too-large':
    'À partir de l’opération {index} (comptée à partir de 0), le document devient trop grand. Copiez moins.',
  'error.patch-path-not-found':
    'L’opération {index} (comptée à partir de 0) désigne un chemin absent du document. Corrigez le chemin.',
  'error.patch-test-failed':
    'Le test de l’opération {index} (comptée à partir de 0) a échoué : le document contient une autre valeur à cet endroit.',
  'error.null-not-representable':
    'Un Merge Patch ne peut pas donner la valeur null à un membre, car null y signifie la suppression. Utilisez un JSON Patch.',
});
