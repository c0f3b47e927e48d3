import { translationOf } from '#core/text.ts';
import type * as english from './yaml-messages.ts';

export const yamlErrors = translationOf<typeof english.yamlErrors>()({
  'error.invalid-yaml': 'Ce YAML n’est pas valide.',
  'error.invalid-yaml.tab-as-indent': 'Le YAML s’indente avec des espaces. Remplacez la tabulation par des espaces.',
  'error.invalid-yaml.bad-indent':
    'L’indentation ne correspond pas à celle des lignes précédentes, ou un crochet n’est pas fermé plus haut.',
  'error.invalid-yaml.missing-char':
    'Il manque quelque chose, par exemple un guillemet fermant, une virgule ou l’espace après un deux-points.',
  'error.invalid-yaml.block-as-implicit-key':
    'Un dictionnaire ne peut pas commencer ici. Placez-le sur sa propre ligne, ou mettez entre guillemets la chaîne qui contient « : ».',
  'error.invalid-yaml.multiline-implicit-key':
    'Une clé doit tenir sur une ligne. Le deux-points qui la suit manque-t-il ?',
  'error.invalid-yaml.bad-scalar-start':
    'Une chaîne ne peut pas commencer par ce caractère. Mettez-la entre guillemets.',
  'error.invalid-yaml.unexpected-token':
    '« {character} » n’est pas attendu ici. Vérifiez l’indentation, les guillemets et les crochets.',
  'error.invalid-yaml.unprintable':
    'Le YAML n’admet pas le caractère {character} tel quel. Supprimez-le, ou écrivez-le sous forme d’échappement entre guillemets doubles.',
  'error.invalid-yaml.unexpected-end': 'Le texte s’arrête ici, mais il manque quelque chose.',
  'error.invalid-yaml.unknown-alias': 'L’alias *{name} n’est pas défini : aucune ancre &{name} ne le précède.',
  'error.invalid-yaml.bad-merge':
    '<< ne fusionne que des dictionnaires. Utilisez un dictionnaire ou une liste de dictionnaires.',
  'error.invalid-yaml.set-with-values': 'Les clés d’un !!set n’ont pas de valeur. Supprimez la valeur ou le tag.',
  'error.invalid-yaml.not-a-pair': 'Chaque élément de !!omap et de !!pairs doit être une seule clé avec sa valeur.',
  'error.invalid-yaml.directive-without-document':
    'Aucun document ne suit cette directive. Ajoutez une ligne --- et le document, ou supprimez la directive.',
  'error.invalid-yaml.repeated-directive': 'Cette directive figure deux fois. Supprimez l’une des deux.',
  'error.invalid-yaml.unsupported-version': 'Cette version de YAML n’existe pas. Utilisez 1.2 ou 1.1.',
  'error.duplicate-key': 'La clé « {key} » figure deux fois. Renommez ou supprimez l’une des deux.',
  'error.complex-key': 'Une liste ou un dictionnaire ne peut pas servir de clé ici. Utilisez une chaîne comme clé.',
  'error.cyclic-alias': 'L’alias *{name} se trouve dans sa propre ancre &{name} et n’aurait donc pas de fin.',
  'error.too-many-nodes': 'Jusqu’ici, les alias représentent plus de {limit} valeurs.',
});
