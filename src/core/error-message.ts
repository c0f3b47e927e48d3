import type { Details } from './operation.ts';
import { placeOf, withPlace } from './place.ts';
import { startOf } from './start-of.ts';
import { fill, formatExactly, type Language, type Message, type Messages } from './text.ts';

const longestQuote = 40;

/** What somebody entered, cut to a length that a sentence can quote. */
export const shortQuote = (value: string): string =>
  value.length > longestQuote ? `${startOf(value, longestQuote - 1)}…` : value;

/** The details with what the message quotes, “{value}” or « {value} », cut; `details` themselves stay whole. */
function withShortQuotes(message: Message, details: Details): Details {
  const forms = typeof message === 'string' ? message : message.one + message.other;
  const short: Record<string, unknown> = { ...details };
  for (const [, name = ''] of forms.matchAll(/[“«]\s?\{(\w+)\}\s?[”»]/g)) {
    const value = details[name];
    if (typeof value === 'string') short[name] = shortQuote(value);
  }
  return short;
}

/** The message with “{character}” or « {character} » replaced by the name or number of one that marks would not show. */
function withUnseenNamed(message: Message, tables: ErrorTables, { character }: Details): Message {
  if (typeof message !== 'string' || typeof character !== 'string' || !/^U\+[\dA-F]{4,6}$/.test(character))
    return message;
  const words = tables.map((table) => table?.[character]).find((name) => typeof name === 'string');
  const name = words ?? character;
  return message.replace(/[“«]\s?\{character\}\s?[”»]/g, (_, at: number) =>
    at === 0 ? name.charAt(0).toUpperCase() + name.slice(1) : name,
  );
}

/** Translates the kinds of fields in `expected`. English shows them as they are, so its table has no words for them. */
function withKindsNamed(tables: ErrorTables, details: Details): Details {
  const { problem, expected } = details;
  // For any other problem, these are names of choices or fields.
  if (typeof expected !== 'string' || (problem !== 'missing' && problem !== 'wrong-type')) return details;
  const named = expected.replace(/list of|[\w-]+/g, (name) => String(tables.at(-1)?.[name] ?? name));
  return { ...details, expected: named };
}

/** Words in one language, the tool's own before `errorWords`, which all tools share. */
export type ErrorTables = readonly (Messages | undefined)[];

/**
 * The sentence for an error code: `error.<code>.<details.reason>`, else `error.<code>`, of the first table that has
 * either; the code itself if there is none. It does not say where: that is `placeOf`.
 *
 * @example
 * ```ts
 * sentenceOf([text.en, errorWords.en], 'en', 'empty-input', {});
 * ```
 */
export function sentenceOf(tables: ErrorTables, language: Language, code: string, details: Details): string {
  const reason = details['reason'] ?? details['problem'];
  const keys = [...(reason === undefined ? [] : [`error.${code}.${String(reason)}`]), `error.${code}`];
  for (const table of tables) {
    for (const key of keys) {
      const message = table?.[key];
      if (message !== undefined) {
        const values = withShortQuotes(message, withKindsNamed(tables, details));
        return fill(withUnseenNamed(message, tables, details), language, values, formatExactly);
      }
    }
  }
  return code;
}

/**
 * The place of an error, if it has one, followed by its sentence. For the command line, the package, and messages that
 * have no separate room for the place.
 */
export function describeError(tables: ErrorTables, language: Language, code: string, details: Details): string {
  const place = placeOf({ code, details });
  const sentence = sentenceOf(tables, language, code, details);
  return place ? withPlace(place, sentence, language) : sentence;
}
