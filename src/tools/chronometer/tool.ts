import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'measurement',
  icon: 'timer',
  popularity: 26,
  en: {
    name: 'Chronometer',
    summary: 'A stopwatch with laps that survives reloads.',
    description: 'A stopwatch with laps that survives reloads and sleeping tabs.',
    keywords: ['chronometer', 'stopwatch', 'timer', 'lap', 'split', 'duration', 'measure', 'elapsed time', 'clock'],
  },
  fr: {
    name: 'Chronomètre',
    summary: 'Un chronomètre à tours, qui survit au rechargement.',
    description: 'Un chronomètre à tours, qui survit au rechargement et aux onglets en veille.',
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
