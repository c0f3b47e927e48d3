import { describeError, sentenceOf, type ErrorTables } from '#core/error-message.ts';
import type { Details, Failure } from '#core/operation.ts';
import { fill, type Language, type Messages } from '#core/text.ts';
import { loadErrorTables } from '../load-text.ts';
import type { Pipe } from './format.ts';
import type { ItemFault, Report } from './items.ts';
import { pipeErrors } from './words.ts';

async function wordsIn(language: Language): Promise<Messages> {
  return language === 'en' ? pipeErrors : (await import('./words.fr.ts')).pipeErrorsInFrench;
}

async function describeIn(language: Language, code: string, details: Details): Promise<string> {
  if (code === 'invalid-json') {
    const { jsonFaultWords } = await import('../json-fault.ts');
    return describeError([jsonFaultWords[language]], language, code, details);
  }
  const tables: ErrorTables = [await wordsIn(language), ...(await loadErrorTables(undefined, language))];
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
  const shown = Object.entries(details).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]);
  const facts = { ...Object.fromEntries(shown), cause: cause?.message ?? '' };
  const sentence = message === code ? await describeIn(language, code, facts) : message;
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
