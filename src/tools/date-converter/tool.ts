import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'calendar-clock',
  popularity: 92,
  width: 'medium',
  en: {
    name: 'Date-time converter',
    summary: 'Any date or timestamp in every format and time zone.',
    description:
      'Reads a date in whatever format it is pasted and shows the same instant in every other format and time zone.',
    keywords: [
      'date',
      'timestamp',
      'unix timestamp',
      'unix',
      'epoch',
      'iso8601',
      'timezone',
      'rfc3339',
      'rfc 2822',
      'objectid',
      'ulid',
      'excel',
      'filetime',
      'world clock',
      'calendar',
    ],
  },
  fr: {
    name: 'Convertisseur de dates',
    summary: 'Une date ou un timestamp dans tous les formats et fuseaux.',
    description:
      'Lit une date ou un timestamp, quel que soit son format, et donne le même instant dans tous les autres formats et fuseaux horaires.',
    keywords: [
      'date',
      'heure',
      'timestamp',
      'horodatage',
      'unix',
      'epoch',
      'iso8601',
      'fuseau horaire',
      'décalage horaire',
      'rfc3339',
      'objectid',
      'excel',
      'calendrier',
    ],
  },
});
