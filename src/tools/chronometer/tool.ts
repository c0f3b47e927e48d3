import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'measurement',
  icon: 'timer',
  en: {
    name: 'Chronometer',
    description: 'A stopwatch with laps that survives reloads and sleeping tabs.',
    keywords: ['chronometer', 'stopwatch', 'timer', 'lap', 'split', 'duration', 'measure', 'elapsed time', 'clock'],
  },
  fr: {
    name: 'Chronomètre',
    description: 'Chronomètre précis avec tours, qui survit au rechargement de la page.',
    keywords: [
      'chronomètre',
      'chrono',
      'minuteur',
      'tour',
      'temps intermédiaire',
      'durée',
      'mesure',
      'minuterie',
      'temps écoulé',
      'chronométrer',
      'compteur de temps',
    ],
  },
});
