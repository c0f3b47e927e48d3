import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    parse: {
      name: 'Analyze cron expression',
      sentence: 'Parses a cron expression and reports its fields, dialect and warnings.',
    },
    describe: {
      name: 'Describe cron expression',
      sentence: 'Describes in a sentence when a cron expression runs.',
    },
    next: {
      name: 'List next runs',
      sentence: 'Lists the next runs of a cron expression in a time zone.',
    },
    translate: {
      name: 'Translate cron dialect',
      sentence: 'Translates a cron expression to another dialect.',
    },
    compose: {
      name: 'Compose cron expression',
      sentence: 'Writes the shortest cron expression for chosen minutes, hours, days and months.',
    },
  },
  fields: {
    expression: { label: t('expression'), hint: 'Five fields, a macro such as @daily, or a crontab line.' },
    dialect: t('dialect.label'),
    locale: 'Language',
    use24Hour: '24-hour clock',
    verbose: t('verbose.label'),
    from: { label: 'Start', hint: 'An ISO 8601 date; defaults to now.' },
    timeZone: { label: t('timeZone'), hint: 'For example Europe/Paris.' },
    count: 'Number of runs',
    to: 'Target dialect',
    minutes: { label: 'Minutes', hint: 'From 0 to 59. Leave empty for every minute.' },
    hours: { label: 'Hours', hint: 'From 0 to 23. Leave empty for every hour.' },
    daysOfMonth: { label: 'Days of the month', hint: 'From 1 to 31. Leave empty for every day.' },
    months: { label: 'Months', hint: 'From 1 to 12. Leave empty for every month.' },
    daysOfWeek: { label: 'Days of the week', hint: 'From 0 (Sunday) to 6 (Saturday). Leave empty for every day.' },
  },
} satisfies OperationWords<typeof engine>;
