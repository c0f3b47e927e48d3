import type { Language } from '#core/text.ts';
import type { MonthEnd } from './month-end.ts';

/** What cronstrue reads instead: it knows no weekdays before the end of a month, and no L with an offset of 0. */
export function explicable({ offset, weekday }: MonthEnd): string {
  if (offset > 0) return `L-${offset}`;
  return weekday === undefined ? 'L' : 'LW';
}

type Replacement = readonly [found: RegExp, text: string];

/** What cronstrue says of `L-3` becomes what `LW-3` and `L-3W` mean. */
const weekdays: Readonly<Record<Language, Readonly<Record<'nearest' | 'from', Replacement>>>> = {
  en: {
    nearest: [/(\d+ days? before the last day of the month)/, 'on the weekday nearest to the day $1'],
    from: [/before the last day of the month/, 'before the last weekday of the month'],
  },
  fr: {
    nearest: [
      /(\d+ jours?) avant (le dernier jour du mois)/,
      'le jour ouvrable le plus proche du jour situé $1 avant $2',
    ],
    from: [/avant le dernier jour du mois/, 'avant le dernier jour ouvrable du mois'],
  },
};

/** Articles that cronstrue puts together from pieces. */
const articles: Readonly<Record<Language, readonly Replacement[]>> = {
  en: [
    [/\bon day the last day and (\d+) of/, 'on the last day and day $1 of'],
    [/\bon day ([\d, ]+) and the last day of/, 'on day $1 and on the last day of'],
  ],
  fr: [
    [/^(\d+) minutes après l'heure(?=, toutes les \d)/, 'À la minute $1'],
    [/^(\d+) minutes après l'heure(?:, toutes les heures)?/, 'Toutes les heures, à la minute $1'],
    [/^(\d[\d, ]* et \d+) minutes après l'heure(?=, toutes les \d)/, 'Aux minutes $1'],
    [/^(\d[\d, ]* et \d+) minutes après l'heure(?:, toutes les heures)?/, 'Toutes les heures, aux minutes $1'],
    [/\b1 jours avant/, '1 jour avant'],
    [/\bde le (?=\d)/g, 'du '],
    [/\bde (?=avril|août|octobre)/g, "d'"],
    [/\bau le dernier jour/g, 'au dernier jour'],
    [/\ble le dernier jour/g, 'le dernier jour'],
    [/\ble dernier jour et (\d+) du/, 'le dernier jour et le $1 du'],
  ],
};

/** A list of days of the month with a range: `le de 1 à 10 et de 20 à le dernier jour du mois`, `le 1 et de 5 à 8`. */
const frenchRanges = (sentence: string): string =>
  sentence.replace(
    /\ble ([\d, et]*)(?=de \d)(.*?\bmois\b)/,
    (_, single: string, days: string) =>
      (single && `le ${single}`) + days.replace(/\bde (\d+) à (?:le )?/g, 'du $1 au '),
  );

/** The sentence of cronstrue in words that people would use. */
export function smooth(sentence: string, language: Language, monthEnd: MonthEnd | undefined): string {
  const own = monthEnd?.weekday && monthEnd.offset > 0 ? [weekdays[language][monthEnd.weekday]] : [];
  const ranged = language === 'fr' ? frenchRanges(sentence) : sentence;
  return [...articles[language], ...own].reduce(
    (text, [found, replacement]) => text.replace(found, replacement),
    ranged,
  );
}
