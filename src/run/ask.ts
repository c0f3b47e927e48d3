import { Line, type Ask, type Request } from '#core/ask.ts';
import { execute, type Details } from '#core/operation.ts';
import type { Language } from '#core/text.ts';
import { inLanguage } from './in-language.ts';
import { loadOperation } from './load-operations.ts';

/** The request that a line asks for, and its answer: one line of text, or an entry per line for a list. */
export interface Answer {
  readonly op: string;
  readonly input: Details;
  readonly answer: string;
}

/** Longer lines are not questions. */
const longest = 5000;

/** Words and signs around a question about numbers that are not part of it. */
const opening =
  /^(?:what(?: is|['’]?s)|how much is|combien (?:font|fait)|que (?:font|fait)|convert(?:ir)?)\s+(?=[\d+#−-])/i;
const ending = /\s*(?:\?+|(?<!\.)\.)$/;

async function valueOf({ op, input }: Request, language: Language): Promise<unknown> {
  const operation = await loadOperation(op);
  if (!operation) throw new Error(`no operation ${op}`);
  const result = await execute(operation, inLanguage(operation, input, language));
  return result.ok ? result.value : undefined;
}

async function answerOf(
  { answer }: Ask,
  request: Request,
  line: Line,
  language: Language,
): Promise<Answer | undefined> {
  const run = (next: Request): Promise<unknown> => valueOf(next, language);
  const value = await run(request);
  if (value === undefined) return undefined;
  const text = await answer(value, request, run, line, language);
  return text === undefined || text === '' ? undefined : { ...request, answer: text };
}

async function answerTo(line: Line, all: readonly Ask[], language: Language): Promise<Answer | undefined> {
  const [first = ''] = line.words;
  const owners = all.filter(({ words }) => words.includes(first));
  for (const tool of owners.length > 0 ? owners : all) {
    for (const pattern of tool.patterns) {
      const request = pattern(line);
      const answer = request && (await answerOf(tool, request, line, language));
      if (answer) return answer;
    }
  }
  return undefined;
}

/**
 * The answer to one line, or undefined. A first word that a tool has for its own decides; an engine is loaded only when a
 * pattern of its tool matches; sentences are in `language`. Drawn at random where the operation is: the same line gives another one.
 *
 * @example
 * ```ts
 * await ask('20 c in f'); // { op: 'temperature-converter/convert', input: { value: 20, from: 'celsius' }, answer: '68 °F' }
 * ```
 */
export async function ask(typed: string, language: Language = 'en'): Promise<Answer | undefined> {
  const line = new Line(typed);
  if (line.text === '' || line.text.length > longest || /[\r\n]/.test(line.text)) return undefined;
  const all = Object.values((await import('./asks.ts')).asks);
  const answer = await answerTo(line, all, language);
  const bare = line.text.replace(ending, '').replace(opening, '');
  return answer ?? (bare === line.text ? undefined : answerTo(new Line(bare), all, language));
}
