import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  digits: '{count} chiffres hexadécimaux, la longueur d’une empreinte',
  integrity: 'valeur d’intégrité',
  line: 'ligne d’un fichier de sommes de contrôle',
  lines: {
    one: '{count} ligne d’un fichier de sommes de contrôle',
    other: '{count} lignes d’un fichier de sommes de contrôle',
  },
  file: 'tout fichier peut être haché',
});
