import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    parse: {
      name: 'Analyser une expression cron',
      sentence: 'Analyse une expression cron et en donne les champs, le dialecte et les avertissements.',
    },
    describe: {
      name: 'Décrire une expression cron',
      sentence: 'Dit en une phrase quand une expression cron s’exécute.',
    },
    next: {
      name: 'Lister les prochaines exécutions',
      sentence: 'Donne les prochaines exécutions d’une expression cron dans un fuseau horaire.',
    },
    translate: {
      name: 'Traduire un dialecte cron',
      sentence: 'Traduit une expression cron dans un autre dialecte.',
    },
    compose: {
      name: 'Composer une expression cron',
      sentence: 'Écrit l’expression cron la plus courte pour des minutes, heures, jours et mois choisis.',
    },
  },
  fields: {
    expression: { hint: 'Cinq champs, une macro comme @daily, ou une ligne de crontab.' },
    locale: 'Langue',
    use24Hour: 'Format 24 heures',
    from: { label: 'Début', hint: 'Une date ISO 8601 ; maintenant par défaut.' },
    timeZone: { hint: 'Un nom comme Europe/Paris.' },
    count: 'Nombre d’exécutions',
    to: 'Dialecte d’arrivée',
    minutes: { label: 'Minutes', hint: 'De 0 à 59 ; vide pour chaque minute.' },
    hours: { label: 'Heures', hint: 'De 0 à 23 ; vide pour chaque heure.' },
    daysOfMonth: { label: 'Jours du mois', hint: 'De 1 à 31 ; vide pour chaque jour.' },
    months: { label: 'Mois', hint: 'De 1 à 12 ; vide pour chaque mois.' },
    daysOfWeek: { label: 'Jours de la semaine', hint: 'De 0 pour dimanche à 6 ; vide pour chaque jour.' },
  },
} satisfies OperationTranslation<typeof words>;
