import { translationOf } from '#core/text.ts';
import type { patternFaults as english } from './pattern-messages.ts';

export const patternFaults = translationOf<typeof english>()({
  'error.invalid-pattern.Unterminated group': 'Un groupe n’est pas fermé. Ajoutez « ) ».',
  "error.invalid-pattern.Unmatched ')'": 'Cette « ) » ne ferme rien. Supprimez-la, ou écrivez \\).',
  'error.invalid-pattern.Invalid group':
    'Ce groupe n’est pas valide. Écrivez (?:…), (?=…), (?!…), (?<=…), (?<!…) ou (?<nom>…).',
  'error.invalid-pattern.Invalid empty flags':
    'Le groupe ne change aucune option. Écrivez une option avant ou après « - ».',
  "error.invalid-pattern.Duplicated flag 'i'": 'Le groupe nomme deux fois l’option i. Supprimez-en une.',
  "error.invalid-pattern.Duplicated flag 'm'": 'Le groupe nomme deux fois l’option m. Supprimez-en une.',
  "error.invalid-pattern.Duplicated flag 's'": 'Le groupe nomme deux fois l’option s. Supprimez-en une.',
  'error.invalid-pattern.Invalid capture group name':
    'Le nom de ce groupe n’est pas valide. Utilisez des lettres, des chiffres et _, sans chiffre au début, et fermez-le par « > ».',
  'error.invalid-pattern.Duplicate capture group name': 'Un autre groupe porte ce nom. Renommez l’un des deux.',
  'error.invalid-pattern.Invalid named reference': 'Une référence à un groupe nommé s’écrit \\k<nom>.',
  'error.invalid-pattern.Invalid named capture referenced': 'Aucun groupe ne porte le nom que \\k désigne.',
  'error.invalid-pattern.Nothing to repeat': 'Rien ne précède ce quantificateur. Supprimez-le, ou échappez-le avec \\.',
  'error.invalid-pattern.Invalid quantifier':
    'Rien ne précède ce quantificateur. Supprimez-le, ou échappez-le avec \\.',
  'error.invalid-pattern.Incomplete quantifier':
    'Le quantificateur est incomplet. Fermez-le comme dans a{2,3}, ou échappez l’accolade ouvrante.',
  'error.invalid-pattern.numbers out of order in {} quantifier':
    'Les nombres du quantificateur sont dans le mauvais ordre. Écrivez d’abord le plus petit.',
  'error.invalid-pattern.Lone quantifier brackets': 'Avec l’option u ou v, ce signe doit être échappé avec \\.',
  'error.invalid-pattern.Unterminated character class': 'Une classe de caractères n’est pas fermée. Ajoutez « ] ».',
  'error.invalid-pattern.Invalid character class':
    'Un intervalle demande un caractère de chaque côté. Échappez « - » pour désigner le signe lui-même.',
  'error.invalid-pattern.Range out of order in character class':
    'L’intervalle est à l’envers. Écrivez d’abord le caractère au plus petit point de code.',
  'error.invalid-pattern.Invalid character in character class':
    'Avec l’option v, ce caractère doit être échappé dans une classe.',
  'error.invalid-pattern.Invalid set operation in character class':
    'Ce n’est pas une opération sur des ensembles. Utilisez « -- » ou « && » entre deux opérandes, pas les deux dans la même classe.',
  'error.invalid-pattern.Negated character class may contain strings':
    'Une classe niée ne peut pas contenir de chaînes de plusieurs caractères. Supprimez « ^ », ou les chaînes.',
  'error.invalid-pattern.Unterminated class string disjunction':
    'Les chaînes de \\q ne sont pas fermées. Ajoutez l’accolade fermante.',
  'error.invalid-pattern.Invalid property name':
    'Cette propriété Unicode n’existe pas. Écrivez-en une connue, comme \\p{L} ou \\p{Script=Greek}.',
  'error.invalid-pattern.Invalid escape': 'Cet échappement n’existe pas avec l’option u ou v. Supprimez le \\.',
  'error.invalid-pattern.Invalid unicode escape':
    'Un échappement Unicode s’écrit \\u0041 ou \\u{1F600}, jusqu’à \\u{10FFFF}.',
  'error.invalid-pattern.Invalid Unicode escape':
    'Un échappement Unicode s’écrit \\u0041 ou \\u{1F600}, jusqu’à \\u{10FFFF}.',
  'error.invalid-pattern.\\ at end of pattern':
    'Le motif finit par un \\ qui n’échappe rien. Supprimez-le, ou écrivez \\\\.',
  'error.invalid-pattern.Regular expression too large':
    'Le motif est trop grand pour ce navigateur ou Node. Raccourcissez-le.',
});
