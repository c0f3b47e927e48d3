import anyText from 'virtual:tools/any-text';
import type { Details } from '#core/operation.ts';
import type { Sample } from '#core/sample.ts';
import type { Language } from '#core/text.ts';
import { loadOperation } from '#run/load-operations.ts';
import { pageValues } from '#run/page-values.ts';
import { recognise, type Recognition } from '#run/recognise.ts';
import { sampleField } from '#run/sample-field.ts';
import { toolOf } from '../catalogue.ts';
import { sampleOfTaken, wholeText } from './sample-of.ts';
import type { Taken } from './taken.ts';

/** A tool that suits what was taken. */
export interface Suggestion {
  /** Its id. */
  readonly tool: string;
  /** The score, 50 to 100; 0 for tools that accept any text. */
  readonly score: number;
  /** The reason; undefined for tools that accept any text. */
  readonly reason: string | undefined;
  /** A request that shows the result; undefined if fields are missing or there is nothing to ask for. */
  readonly request: { readonly op: string; readonly input: Details } | undefined;
  /** The values for its page. */
  readonly values: () => Promise<Details>;
  /** A file that its page shall open. */
  readonly file: File | undefined;
}

export interface Suggestions {
  readonly sample: Sample;
  readonly found: readonly Suggestion[];
  /** Tools that take any text, for when nothing was recognized; none for what is not text. */
  readonly others: readonly Suggestion[];
}

const idOf = (op: string): string => op.slice(0, op.indexOf('/'));

/** The request with the whole in the place of the sample. */
async function withWhole(taken: Taken, sample: Sample, { op, input }: Recognition): Promise<Details> {
  if (sample.source.text === undefined) {
    const field = (await loadOperation(op))?.source;
    if (field === undefined || Object.hasOwn(input, field) || !('file' in taken)) return input;
    return { ...input, [field]: taken.file };
  }
  const field = sample.source.complete ? undefined : sampleField(sample, input);
  return field === undefined ? input : { ...input, [field]: await wholeText(taken) };
}

async function suggestionOf(taken: Taken, sample: Sample, found: Recognition): Promise<Suggestion> {
  const { op, score, reason, needs } = found;
  const input = await withWhole(taken, sample, found);
  return {
    tool: idOf(op),
    score,
    reason,
    request: needs ? undefined : { op, input },
    values: () => pageValues(op, input),
    file: sample.source.text === undefined && 'file' in taken ? taken.file : undefined,
  };
}

/** Tools that take any text, or two of them. */
function takersOf(texts: readonly (() => Promise<string>)[]): Suggestion[] {
  return anyText
    .filter(({ tool, fields }) => toolOf(tool) && fields.length === texts.length)
    .map(({ tool, fields }) => ({
      tool,
      score: 0,
      reason: undefined,
      request: undefined,
      values: async () => {
        const entries = fields.map(async (field, at) => [field, await texts[at]?.()] as const);
        return pageValues(tool, Object.fromEntries(await Promise.all(entries)));
      },
      file: undefined,
    }));
}

/** The suggestions for two texts taken in sequence: operations that recognize the first and need one more. */
async function comparing(before: Taken, taken: Taken, language: Language): Promise<Suggestion[]> {
  const sample = await sampleOfTaken(before);
  if (sample.source.text === undefined) return [];
  const found = await recognise(sample, language);
  const lacking: Recognition[] = [];
  for (const one of found) {
    const [missing, ...more] = one.needs ?? [];
    if (missing === undefined || more.length > 0 || !toolOf(idOf(one.op))) continue;
    // A list takes files, and the second text is not one.
    if ((await loadOperation(one.op))?.input[missing]?.kind !== 'list') lacking.push(one);
  }
  const completed = lacking.map(async (one): Promise<Suggestion> => {
    const input = { ...(await withWhole(before, sample, one)), [one.needs?.[0] ?? '']: await wholeText(taken) };
    return {
      tool: idOf(one.op),
      score: one.score,
      reason: one.reason,
      request: { op: one.op, input },
      values: () => pageValues(one.op, input),
      file: undefined,
    };
  });
  return [...(await Promise.all(completed)), ...takersOf([() => wholeText(before), () => wholeText(taken)])];
}

/** The suggestions for a sample, best first, without tools that the host hides. */
export async function suggestionsFor(
  taken: Taken,
  before: Taken | undefined,
  language: Language,
): Promise<Suggestions> {
  const sample = await sampleOfTaken(taken);
  const isText = sample.source.text !== undefined;
  const recognised = (await recognise(sample, language)).filter(({ op }) => toolOf(idOf(op)));
  const single = await Promise.all(recognised.map((one) => suggestionOf(taken, sample, one)));
  const both = before && isText ? await comparing(before, taken, language) : [];
  const tools = new Set(both.map(({ tool }) => tool));
  return {
    sample,
    found: [...both, ...single.filter(({ tool }) => !tools.has(tool))].slice(0, 5),
    others: isText ? takersOf([() => wholeText(taken)]) : [],
  };
}
