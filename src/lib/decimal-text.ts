import { localeOf, type Language } from '#core/text.ts';

const written = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const thousands = /^[+-]?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;

/** Drops the marks that group thousands and writes the decimal mark as a dot; undefined where they contradict. */
function plainMarks(text: string, language: Language): string | undefined {
  const [mantissa = '', ...exponent] = text.split(/(?=e)/i);
  const marks = mantissa.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  const isGroup = (part: string, mark: string | undefined): boolean => thousands.exec(part)?.[1] === mark;
  const end = exponent.join('');
  if (last === undefined) return text;
  if (marks.length > 1 && new Set(marks).size === 1) {
    return isGroup(mantissa, last) ? mantissa.replaceAll(last, '') + end : undefined;
  }
  const at = mantissa.lastIndexOf(last);
  const whole = mantissa.slice(0, at);
  if (marks.length > 1) {
    const group = last === '.' ? ',' : '.';
    return isGroup(whole, group) ? `${whole.replaceAll(group, '')}.${mantissa.slice(at + 1)}${end}` : undefined;
  }
  const isEnglishGroup = language === 'en' && last === ',' && /^[+-]?[1-9]/.test(whole) && isGroup(mantissa, ',');
  return (isEnglishGroup ? mantissa.replace(',', '') : mantissa.replace(',', '.')) + end;
}

/**
 * The number that a person wrote, or undefined when it is none: `12.5`, `12,5`, `1 234.5`, `1.234,5`, `1e3`.
 * One comma before three digits groups them in English (`1,234`); everywhere else it is the decimal mark.
 */
export function readDecimal(text: string, language: Language): number | undefined {
  const compact = text.trim().replace(/(?<=\d)[\s'’_](?=\d)/g, '');
  const plain = plainMarks(compact.replace('−', '-'), language);
  if (plain === undefined || !written.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/**
 * What a page has to write in another way when its language is not the one that the texts were typed in, so that every
 * number stays the same: `1,234` typed in English is `1234`, and typed in French `1.234`. Both languages read the rest
 * alike.
 *
 * @example
 * inLanguage({ value: '26,925', from: 'romer' }, 'fr', 'en'); // { value: '26.925' }
 */
export function inLanguage<T extends Readonly<Record<string, string>>>(
  typed: T,
  from: Language,
  to: Language,
): Partial<T> {
  const others = Object.entries(typed).filter(([, text]) => readDecimal(text, from) !== readDecimal(text, to));
  return Object.fromEntries(others.map(([name, text]) => [name, String(readDecimal(text, from))])) as Partial<T>;
}

export interface DecimalStyle {
  /** So many digits after the decimal mark; without it up to 15 significant digits and no zeros at the end. */
  readonly decimals?: number | undefined;
  /** Thousands are grouped, unless told false. */
  readonly grouping?: boolean;
}

/** A number as readers of the language write it; very large and very small ones with an exponent. */
export function formatDecimal(value: number, language: Language, { decimals, grouping = true }: DecimalStyle = {}) {
  const size = Math.abs(value);
  const isPlain = size < 1e15 && (size >= 1e-7 || size === 0 || decimals !== undefined);
  return new Intl.NumberFormat(localeOf[language], {
    useGrouping: grouping,
    signDisplay: 'negative',
    ...(isPlain ? {} : { notation: 'scientific' }),
    ...(decimals === undefined
      ? { maximumSignificantDigits: 15 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  }).format(value);
}
