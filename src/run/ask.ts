import { Line, type Ask, type Request } from '#core/ask.ts';
import { execute, type Details } from '#core/operation.ts';
import { loadOperation } from './load-operations.ts';

/** The request that a line asks for, and its answer: one line of text, or an entry per line for a list. */
export interface Answer {
  readonly op: string;
  readonly input: Details;
  readonly answer: string;
}

/** Longer lines are not questions. */
const longest = 5000;

async function valueOf({ op, input }: Request): Promise<unknown> {
  const operation = await loadOperation(op);
  if (!operation) throw new Error(`no operation ${op}`);
  const result = await execute(operation, input);
  return result.ok ? result.value : undefined;
}

async function answerOf({ answer }: Ask, request: Request, line: Line): Promise<Answer | undefined> {
  const value = await valueOf(request);
  if (value === undefined) return undefined;
  const text = await answer(value, request, valueOf, line);
  return text === undefined || text === '' ? undefined : { ...request, answer: text };
}

/**
 * The answer to one line, or undefined. A first word that a tool has for its own decides; an engine is loaded only when a
 * pattern of its tool matches. Drawn at random where the operation is: the same line gives another one.
 *
 * @example
 * ```ts
 * await ask('20 c in f'); // { op: 'temperature-converter/convert', input: { value: 20, from: 'celsius' }, answer: '68 °F' }
 * ```
 */
export async function ask(typed: string): Promise<Answer | undefined> {
  const line = new Line(typed);
  if (line.text === '' || line.text.length > longest || /[\r\n]/.test(line.text)) return undefined;
  const all = Object.values((await import('./asks.ts')).asks);
  const [first = ''] = line.words;
  const owners = all.filter(({ words }) => words.includes(first));
  for (const tool of owners.length > 0 ? owners : all) {
    for (const pattern of tool.patterns) {
      const request = pattern(line);
      const answer = request && (await answerOf(tool, request, line));
      if (answer) return answer;
    }
  }
  return undefined;
}
