import type { Ask } from '#core/ask.ts';
import type { Details } from '#core/operation.ts';
import { formatBytes } from '#core/byte-size.ts';
import type { Language } from '#core/text.ts';
import { startOf } from '#core/start-of.ts';
import { inLanguage } from '#run/in-language.ts';
import { loadOperation } from '#run/load-operations.ts';
import { prepare, runInPage } from '#run/run-in-page.ts';

/** A result that takes longer, once its code is there, is not waited for, milliseconds. */
const patience = 1000;
const longest = 200;

interface Request {
  readonly op: string;
  readonly input: Details;
}

async function valueOf({ op, input }: Request, language: Language, signal: AbortSignal): Promise<unknown> {
  const operation = await loadOperation(op);
  if (!operation) throw new Error(`no operation ${op}`);
  const result = await runInPage(prepare(operation, inLanguage(operation, input, language)), {
    signal,
    progress: () => undefined,
  });
  return result.ok ? result.value : undefined;
}

/** The first line of a text that says something, shortened. */
export function lineOf(text: string): string {
  const [first = ''] = startOf(text, 10_000).trim().split('\n', 1);
  const line = first.trimEnd();
  return line.length > longest ? `${startOf(line, longest)}…` : line;
}

async function ownAnswer(
  request: Request,
  value: unknown,
  language: Language,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { asks } = (await import('#run/asks.ts')) as { readonly asks: Readonly<Record<string, Ask>> };
  const own = asks[`../tools/${request.op.slice(0, request.op.indexOf('/'))}/ask.ts`];
  // A tool answers the requests of its own lines; of others it may not know the value.
  if (!own) return undefined;
  try {
    const run = (next: Request): Promise<unknown> => valueOf(next, language, signal);
    return await own.answer(value, request, run, undefined, language);
  } catch {
    return undefined;
  }
}

/** A list is written out if it has at most so many entries, and none is longer, in characters. */
const mostWords = 10;
const longestWord = 40;

const onOneLine = (text: string): string => lineOf(startOf(text, 10 * longest).replace(/\s+/g, ' '));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A list of a few short words by these, any other by its length. */
function listed(list: readonly unknown[]): string {
  const isShort = list.length <= mostWords && list.every((one) => !isObject(one) && String(one).length <= longestWord);
  return isShort ? list.join(', ') : String(list.length);
}

/** Summarizes a value by its member names, nested members up to the second level; a list of one is that one. */
function facts(value: object, depth = 0): string[] {
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    if (member === null || member === undefined || member === '' || member === false) return [];
    if (!isObject(member)) return [`${name}: ${onOneLine(String(member))}`];
    if (!Array.isArray(member)) return depth < 1 ? facts(member, depth + 1) : [];
    const [only, ...more] = member as readonly unknown[];
    if (isObject(only) && more.length === 0 && depth < 1) return facts(only, depth + 1);
    return member.length > 0 ? [`${name}: ${listed(member)}`] : [];
  });
}

/** Objects by the facts of the first one and the number of the others. */
function rows(list: readonly unknown[]): string {
  const [first, ...more] = list;
  if (!isObject(first) || Array.isArray(first)) return JSON.stringify(list.slice(0, mostWords));
  return `${facts(first).join(' · ')}${more.length > 0 ? ` +${more.length}` : ''}`;
}

/** Without the line breaks that a text has, and with a point for what has no sign. */
const legible = (text: string): string => text.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, '·');

/** A value in one line. */
export function plainLine(value: unknown, language: Language): string {
  if (typeof value === 'string') return legible(startOf(value, 10 * longest));
  if (value instanceof Blob) return formatBytes(value.size, language);
  if (value instanceof Uint8Array) return formatBytes(value.length, language);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return rows(value);
  // A text of several lines is the result itself, and its name says nothing.
  const [first] = Object.values(value);
  const isText = typeof first === 'string' && first.trim().includes('\n');
  return isText ? legible(startOf(first, 10 * longest)) : facts(value).join(' · ');
}

/** The result of a request in one line; undefined where there is none within a second. */
export async function resultLine(
  request: Request,
  language: Language,
  signal: AbortSignal,
): Promise<string | undefined> {
  await loadOperation(request.op);
  const limited = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  const value = await valueOf(request, language, limited);
  if (value === undefined || limited.aborted) return undefined;
  return lineOf((await ownAnswer(request, value, language, limited)) ?? plainLine(value, language));
}
