/** Why something is recognized. */
export const words = {
  macro: 'crontab macro',
  fields: '{count} fields of a cron line',
  fault: 'fields of a cron line, one of them out of range',
} as const;
