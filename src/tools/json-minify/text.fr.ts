import { translationOf } from '#core/text.ts';
import { jsonErrors } from '#lib/json-scan/messages.fr.ts';
import { jsonWords } from '#ui/formatter/words.fr.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({
  ...jsonErrors,
  ...jsonWords,
  'as.label': 'Sortie',
  'as.json': 'JSON',
  'as.json-string': 'Chaîne JSON',
  'as.shell': 'Argument shell',
  'output.label': 'Minifié',
  'output.placeholder': 'Le JSON minifié apparaît ici.',
  'output.start':
    'Le résultat fait {size} sur une seule ligne ; ses {shown} premiers caractères sont affichés. Copier et Télécharger le donnent en entier.',
  sizes: '{before} → {after} ({change})',
  bytes: '{size}\u00a0o',
  gzip: 'gzip {size}',
  commentsLeftOut: { one: '{count} commentaire omis', other: '{count} commentaires omis' },
  minifyEach: 'Minifier chacun',
  'error.output-too-large': 'Le résultat dépasserait {limit}\u00a0Mo. Scindez le document.',
});
