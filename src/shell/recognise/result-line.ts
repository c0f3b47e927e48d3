import type { Ask } from '#core/ask.ts';
import type { Details } from '#core/operation.ts';
import { formatBytes, type Language } from '#core/text.ts';
import { loadOperation } from '#run/load-operations.ts';
import { prepare, runInPage } from '#run/run-in-page.ts';

/** A result that takes longer is not waited for, milliseconds. */
const patience = 1000;
const longest = 200;

interface Request {
  readonly op: string;
  readonly input: Details;
}

async function valueOf({ op, input }: Request, signal: AbortSignal): Promise<unknown> {
  const operation = await loadOperation(op);
  if (!operation) throw new Error(`no operation ${op}`);
  const result = await runInPage(prepare(operation, input), { signal, progress: () => undefined });
  return result.ok ? result.value : undefined;
}

/** The first line of a text that says something, shortened. */
export function lineOf(text: string): string {
  const line =
    text
      .slice(0, 10_000)
      .trim()
      .split(/\s*\r?\n\s*/)[0] ?? '';
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

async function ownAnswer(request: Request, value: unknown, signal: AbortSignal): Promise<string | undefined> {
  const { asks } = (await import('#run/asks.ts')) as { readonly asks: Readonly<Record<string, Ask>> };
  const own = asks[`../tools/${request.op.slice(0, request.op.indexOf('/'))}/ask.ts`];
  // A tool answers the requests of its own lines; of others it may not know the value.
  if (!own) return undefined;
  try {
    return await own.answer(value, request, (next) => valueOf(next, signal));
  } catch {
    return undefined;
  }
}

/** Summarizes a value by its member names: lists by length, nested members up to the second level. */
function facts(value: object, depth = 0): string[] {
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    if (member === null || member === undefined || member === '' || member === false) return [];
    if (typeof member !== 'object') return [`${name}: ${lineOf(String(member))}`];
    if (Array.isArray(member)) return member.length > 0 ? [`${name}: ${member.length}`] : [];
    return depth < 1 ? facts(member, depth + 1) : [];
  });
}

/** A value in one line, without the line breaks that a text has. */
export function plainLine(value: unknown, language: Language): string {
  if (typeof value === 'string') return value.slice(0, 10 * longest).replace(/\s+/g, ' ');
  if (value instanceof Blob) return formatBytes(value.size, language);
  if (value instanceof Uint8Array) return formatBytes(value.length, language);
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value) ? JSON.stringify(value.slice(0, 10)) : facts(value).join(' · ');
}

/** The result of a request in one line; undefined where there is none within a second. */
export async function resultLine(
  request: Request,
  language: Language,
  signal: AbortSignal,
): Promise<string | undefined> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  const value = await valueOf(request, limited);
  if (value === undefined || limited.aborted) return undefined;
  return lineOf((await ownAnswer(request, value, limited)) ?? plainLine(value, language));
}
