import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'math',
  icon: 'hourglass',
  width: 'medium',
  en: {
    name: 'ETA calculator',
    description: 'When will it be finished? From a rate, or from what is already done.',
    keywords: [
      'eta',
      'estimate',
      'remaining',
      'rate',
      'progress',
      'end',
      'estimated time of arrival',
      'time left',
      'speed',
      'finish',
      'duration',
    ],
  },
  fr: {
    name: 'Calculateur d’heure de fin (ETA)',
    description: 'Estime la durée et l’heure de fin d’une tâche, à partir d’un débit ou de l’avancement.',
    keywords: [
      'heure de fin',
      'eta',
      'estimation',
      'débit',
      'avancement',
      'progression',
      'délai',
      'vitesse',
      'achèvement',
      'fin',
      'durée',
      'temps restant',
    ],
  },
});
