import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    aspectRatio: {
      name: 'Nommer un format d’écran',
      sentence: 'Calcule les proportions d’un écran en nombres entiers et le format courant le plus proche.',
    },
    utcOffset: {
      name: 'Formater un décalage UTC',
      sentence: 'Met un décalage en minutes sous la forme UTC+01:00.',
    },
    report: {
      name: 'Rapport sur l’appareil',
      sentence: 'Met en forme des sections d’informations pour un rapport de bug.',
    },
  },
  fields: {
    width: { label: 'Largeur', hint: 'En pixels.' },
    height: { label: 'Hauteur', hint: 'En pixels.' },
    minutes: { label: 'Minutes', hint: 'La valeur de Date.getTimezoneOffset : -60 pour UTC+01:00.' },
    sections: 'Sections',
    'sections.title': 'Titre',
    'sections.rows': 'Lignes',
    'sections.rows.label': 'Libellé',
    'sections.rows.value': {
      label: 'Valeur',
      hint: 'Une chaîne, un nombre, true ou false ; null si elle est inconnue.',
    },
    format: 'Format',
  },
} satisfies OperationTranslation<typeof words>;
