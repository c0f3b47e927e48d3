import { member, type Ask, type Pattern, type Request } from '#core/ask.ts';
import { timeZoneNames } from '#lib/time-zone-names.ts';

const op = 'date-converter/convert';
const stamp = /^\d{10}(?:\d{3}){0,3}$/;
const moment = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/i;

const now = (): string => new Date().toISOString();

/** The name of a time zone from its own or a city's: `Tokyo`, `new york`, `Europe/Paris`, `UTC`, `+02:00`. */
function zoneOf(place: string): string | undefined {
  // The names have no accents: America/Sao_Paulo.
  const plain = place
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
  const wanted = plain.replace(/\s+/g, '_');
  if (wanted === 'utc' || wanted === 'gmt') return 'UTC';
  if (/^[+-]\d\d:?\d\d$/.test(wanted)) return wanted;
  const zones = [...timeZoneNames(), ...Intl.supportedValuesOf('timeZone')];
  return (
    zones.find((zone) => zone.toLowerCase() === wanted) ??
    zones.find((zone) => zone.toLowerCase().endsWith(`/${wanted}`)) ??
    (isZone(wanted) ? wanted : undefined)
  );
}

/** Also a name that stands for another: `US/Pacific`, `CET`. */
function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

const inZone: Pattern = (line) => {
  const [time, place = ''] = line.sides ?? [];
  if (time === undefined) return undefined;
  const text = /^(?:now|maintenant|time|heure)$/i.test(time)
    ? now()
    : moment.test(time) || stamp.test(time)
      ? time
      : undefined;
  const timeZone = text === undefined ? undefined : zoneOf(place);
  return text === undefined || timeZone === undefined ? undefined : { op, input: { text, timeZone } };
};

/** The inputs of which the seconds since 1970 were asked for: the operation gives all forms. */
const seconds = new WeakSet<object>();

function inSeconds(input: { readonly text: string }): Request {
  seconds.add(input);
  return { op, input };
}

const asksSeconds: ReadonlySet<string> = new Set(['epoch', 'epoch now', 'unix now', 'now in unix', 'now in epoch']);

export const ask: Ask = {
  words: ['now', 'epoch', 'unix', 'timestamp'],
  patterns: [
    (line) => {
      if (!line.is('now')) return undefined;
      return { op, input: { text: now(), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } };
    },
    (line) => (asksSeconds.has(line.words.join(' ')) ? inSeconds({ text: now() }) : undefined),
    (line) => {
      const text = line.after('unix') ?? line.after('epoch') ?? line.after('timestamp');
      if (text === undefined) return undefined;
      if (stamp.test(text)) return { op, input: { text } };
      return moment.test(text) ? inSeconds({ text }) : undefined;
    },
    inZone,
    (line) => {
      const [text = '', form = ''] = line.sides ?? [];
      if (moment.test(text) && /^(?:unix|epoch|timestamp)$/i.test(form)) return inSeconds({ text });
      return stamp.test(text) && /^(?:iso|date)$/i.test(form) ? { op, input: { text } } : undefined;
    },
    (line) => (stamp.test(line.text) && isRecent(line.text) ? { op, input: { text: line.text } } : undefined),
  ],
  answer: (value, { input }) => {
    return String(member(member(value, 'values'), seconds.has(input) ? 'unixSeconds' : 'iso8601'));
  },
};

/** From 1990 to 2100, in any of the four units. */
function isRecent(digits: string): boolean {
  const seconds = Number(digits) / 10 ** (digits.length - 10);
  return seconds >= 631_152_000 && seconds < 4_102_444_800;
}
