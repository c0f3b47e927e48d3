import { describeError, sentenceOf, shortQuote, type ErrorTables } from '#core/error-message.ts';
import type { Details, Failure } from '#core/operation.ts';
import { fill, localeOf, type Language, type Messages } from '#core/text.ts';
import { loadErrorTables } from '../load-text.ts';
import type { Pipe } from './format.ts';
import type { ItemFault, Report } from './items.ts';
import { pipeErrors } from './words.ts';

async function wordsIn(language: Language): Promise<Messages> {
  return language === 'en' ? pipeErrors : (await import('./words.fr.ts')).pipeErrorsInFrench;
}

/** Lists as a sentence names them: the members of a value in quotes, with how many there are beside them. */
function readable(words: Messages, language: Language, details: Details): Details {
  const { members, others } = details;
  const lists = Object.entries(details).filter(([, value]) => Array.isArray(value));
  const plain = lists.map(([name, value]) => [name, (value as unknown[]).join(', ')]);
  if (!Array.isArray(members)) return { ...details, ...Object.fromEntries(plain) };
  const names = members.map((name) => fill(words['name'] ?? '', language, { name: shortQuote(String(name)) }));
  if (others !== 0) names.push(fill(words['others'] ?? '', language, { count: others }));
  return { ...details, members: new Intl.ListFormat(localeOf[language]).format(names) };
}

async function describeIn(language: Language, code: string, given: Details): Promise<string> {
  const words = await wordsIn(language);
  const details = readable(words, language, given);
  if (code === 'invalid-json') {
    const { jsonFaultWords } = await import('../json-fault.ts');
    return describeError([jsonFaultWords[language]], language, code, details);
  }
  const tables: ErrorTables = [words, ...(await loadErrorTables(undefined, language))];
  return sentenceOf(tables, language, code, details);
}

const isFailure = (error: unknown): error is Failure => typeof error === 'object' && error !== null && 'code' in error;

/** An error with a sentence, if it lacks one. */
async function withSentence(error: Failure, language: Language): Promise<Failure> {
  if (error.message !== error.code) return error;
  return { ...error, message: await describeIn(language, error.code, error.details) };
}

/**
 * The error of a pipe with its sentence, which begins with the step, and the item unless it is the `whole`. An operation's
 * own error has a sentence already.
 */
export async function describePipeError(
  { code, message, details: given }: Failure,
  language: Language,
  items: Pipe['items'] = 'whole',
): Promise<Failure> {
  const words = await wordsIn(language);
  const own = given['error'];
  const cause = isFailure(own) ? await withSentence(own, language) : undefined;
  const details = cause ? { ...given, error: cause } : given;
  const sentence =
    message === code ? await describeIn(language, code, { ...details, cause: cause?.message ?? '' }) : message;
  if (details['step'] === undefined) return { code, message: sentence, details };
  const place = words[items === 'whole' || details['item'] === undefined ? 'step' : 'stepAndItem'] ?? '';
  return { code, message: `${fill(place, language, details)}${language === 'fr' ? ' : ' : ': '}${sentence}`, details };
}

async function describeFault({ item, step, error }: ItemFault, language: Language): Promise<ItemFault> {
  return { item, step, error: await withSentence(error, language) };
}

/** The report with a sentence for every fault. */
export async function describeReport(report: Report, language: Language): Promise<Report> {
  return { ...report, faults: await Promise.all(report.faults.map((fault) => describeFault(fault, language))) };
}
