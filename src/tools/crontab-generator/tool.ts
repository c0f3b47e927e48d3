import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'development',
  icon: 'calendar-clock',
  popularity: 84,
  width: 'wide',
  en: {
    name: 'Crontab generator',
    summary: 'Writes and explains cron schedules.',
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
    summary: 'Compose et explique une expression cron.',
    description:
      'Compose, explique et vérifie une planification cron, avec les prochaines exécutions dans le fuseau de votre choix.',
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
