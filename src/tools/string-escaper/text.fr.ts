import { translationOf } from '#core/text.ts';
import { common } from '#ui/common/words.fr.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({
  'text.label': 'Texte',
  'text.placeholder': 'Il a dit : "Bonjour"',
  characters: common.countCharacters,
  literal: 'Littéral',
  'literal.placeholder': '"Il a dit : \\"Bonjour\\""',
  'target.label': 'Langage',
  'group.languages': 'Langages de programmation',
  'group.databases': 'Bases de données',
  'group.shells': 'Interpréteurs de commandes',
  'group.markup': 'Balisage et données',
  'quote.label': 'Guillemets',
  'quote.auto': 'Automatiques',
  'quote.double': 'Doubles "',
  'quote.single': "Simples '",
  'quote.backtick': 'Accent grave `',
  'wrap.label': 'Avec guillemets',
  'ascii.label': 'ASCII seulement',
  'perLine.label': 'Ligne par ligne',
  again: 'Échappé deux fois : déséchapper encore',
  all: 'Dans tous les langages',
  'column.target': 'Langage',
  'column.literal': 'Littéral',
  'column.copy': 'Copier',
  empty: 'Saisissez un texte pour le voir dans tous les langages.',
  tooLong: 'Au-delà de {count} caractères, seul le langage choisi est affiché.',
  'reason.nul': 'Le caractère nul (U+0000) ne peut pas s’écrire ici.',
  'reason.line-break': 'Un saut de ligne ne peut pas s’écrire ici.',
  'reason.control': 'Le caractère {codePoint} ne peut pas s’écrire ici.',
  'reason.lone-surrogate': 'Une moitié de paire de substitution ne peut pas s’écrire ici.',
  'error.unsupported-quote': 'Ce langage n’utilise pas ces guillemets. Choisissez-en d’autres.',
  'error.not-representable':
    'Le caractère {codePoint} ne peut pas figurer ici. Supprimez-le, échappez-le ou choisissez un autre langage.',
  'error.not-representable.nul':
    'Ce langage ne peut pas représenter le caractère nul (U+0000). Supprimez-le ou choisissez un autre langage.',
  'error.not-representable.line-break':
    'Un saut de ligne ne peut pas figurer ici. Supprimez-le, activez « Ligne par ligne » ou choisissez un autre langage.',
  'error.unescaped-quote': 'Ce guillemet n’est pas échappé, ou il manque celui qui lui correspond.',
  'error.unterminated-escape': 'Le texte se termine dans un échappement. Complétez-le ou supprimez le signe final.',
  'error.invalid-escape':
    'Le langage n’a pas d’échappement « {sequence} ». Corrigez-le ou choisissez un autre langage.',
  'error.invalid-escape.pattern':
    'Dans un motif, « {sequence} » ne désigne pas un caractère précis. Pour le texte lui-même, mettez une barre oblique inverse devant.',
  'error.not-text': 'À partir d’ici, les octets échappés ne sont pas de l’UTF-8.',
});
