import type { Ask, Pattern } from '#core/ask.ts';
import { writtenDecimal } from '#lib/written-decimal.ts';
import { isExpression } from './engine/shape.ts';

const op = 'math-evaluator/evaluate';

/** Units that are asked for by these names; what has two meanings (`t`, `b`, `gal`) is not among them. */
const units: ReadonlyMap<string, string> = new Map(
  `km kilometer:km kilometers:km kilometre:km kilometres:km kilomètre:km kilomètres:km meter:m meters:m metre:m metres:m
  mètre:m mètres:m m centimeter:cm centimeters:cm centimètre:cm centimètres:cm cm millimeter:mm millimeters:mm
  millimètre:mm millimètres:mm mm mi mile miles yd yard yards ft foot feet in inch inches
  pied:ft pieds:ft pouce:inch pouces:inch   kg kilogram:kg kilograms:kg kilogramme:kg kilogrammes:kg g gram:g grams:g
  gramme:g grammes:g mg lb lbs pound:lb pounds:lb livre:lb livres:lb oz ounce:oz ounces:oz once:oz onces:oz l:L litre:L litres:L liter:L liters:L L ml:mL mL cl:cL cL dl:dL dL
  km/h kmh:km/h kph:km/h m/s mi/h mph:mi/h ft/s ms s sec:s second:s seconds:s seconde:s secondes:s min:minute minute minutes
  h hour:h hours:h heure:h heures:h day days jour:day jours:day week weeks semaine:week semaines:week
  bit bits B byte:B bytes:B octet:B octets:B o:B kB KB:kB ko:kB Ko:kB MB Mo:MB GB Go:GB TB To:TB KiB Kio:KiB MiB Mio:MiB GiB
  Gio:GiB TiB Tio:TiB rad deg degrees:deg radians:rad`
    .split(/\s+/)
    .map((entry) => {
      const [name = '', unit = name] = entry.split(':');
      return [name, unit];
    }),
);
/** In capitals, a name of several letters is none of the others: KM, and not M. */
const unitOf = (name: string): string | undefined =>
  units.get(name) ?? (/^\p{Lu}\p{L}+/u.test(name) ? units.get(name.toLowerCase()) : undefined);
const measure = new RegExp(String.raw`^([+-]?${writtenDecimal})\s*(\p{L}+(?:/\p{L})?)$`, 'u');

const conversion: Pattern = ({ sides: [left = '', right = ''] = [] }) => {
  const [, number, name = ''] = measure.exec(left) ?? [];
  const [from, to] = [unitOf(name), unitOf(right)];
  if (number === undefined || from === undefined || to === undefined) return undefined;
  return { op, input: { expression: `${number.replace(',', '.')} ${from} to ${to}` } };
};

/** `1,5 + 2,5` and `12*7,5` as people write them in French; 1,500 may be fifteen hundred, and `1,3-5` are pages. */
function withPoints(text: string): string {
  if (/[.(\p{L}]/u.test(text) || !/\s[-*/×÷]\s|[+*×÷]/.test(text)) return text;
  return text.replace(/(?<![\d,])(\d+),(\d{1,2}|\d{4,})(?![\d,])/g, '$1.$2');
}

const root = new RegExp(String.raw`^(?:sqrt\s+|√\s*)(${writtenDecimal})$`, 'i');
/** Not a year that somebody is glad about. */
const factorial = /^\d{1,3}!$/;

export const ask: Ask = {
  words: [],
  patterns: [
    ({ text }) => {
      const asked = text.replace(/^=\s*|\s*=\s*$/g, '');
      const expression = withPoints(
        // An equals sign tells a subtraction from a range.
        (asked === text ? text : asked.replace(/(?<=\d)-(?=\d)/g, ' - '))
          .replace(/(?<=\d) modulo (?=\d)/i, ' mod ')
          .replace(root, 'sqrt($1)')
          .replace(/[A-Z]{2,}/g, (name) => name.toLowerCase()),
      );
      // A percent-encoded percent sign is as likely as a remainder, and nothing divides by zero.
      const isOther = /^\d+%25$|(?:[/÷%]|\bmod)\s*0+(?:\.0*)?(?![\d.])/.test(expression);
      return !isOther && (isExpression(expression) || factorial.test(expression))
        ? { op, input: { expression } }
        : undefined;
    },
    conversion,
  ],
  answer: (value, _request, _run, line) => {
    if (typeof value === 'object' || /Infinity|NaN/.test(String(value))) return undefined;
    const [, unit = ''] = line?.sides ?? [];
    // The answer has the unit as it was typed: Mo, not MB.
    return unitOf(unit) !== undefined ? `${String(value).split(' ')[0]} ${unit}` : String(value);
  },
};
