import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'development',
  icon: 'calendar-clock',
  width: 'medium',
  en: {
    name: 'Crontab generator',
    description: 'Writes, explains and checks a cron schedule, and lists the next runs in any time zone.',
    keywords: [
      'cron',
      'crontab',
      'schedule',
      'expression',
      'quartz',
      'aws',
      'eventbridge',
      'next run',
      'time zone',
      'job',
      'cron expression',
      'spring',
      'scheduler',
      'guru',
    ],
  },
  fr: {
    name: 'Générateur d’expressions cron',
    description:
      'Composer, expliquer et vérifier une planification cron, avec les prochaines exécutions dans le fuseau de votre choix.',
    keywords: [
      'cron',
      'crontab',
      'planification',
      'expression',
      'quartz',
      'aws',
      'eventbridge',
      'prochaine exécution',
      'fuseau horaire',
      'tâche planifiée',
      'expression cron',
      'spring',
    ],
  },
});
