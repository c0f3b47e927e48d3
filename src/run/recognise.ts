import { execute, type Details } from '#core/operation.ts';
import { specificity, type Guess, type Recogniser } from '#core/recognition.ts';
import type { Sample } from '#core/sample.ts';
import { fill, type Language, type Messages } from '#core/text.ts';
import { loadOperation } from './load-operations.ts';

/** A possible meaning of a sample: a request, its score, and the reason. */
export interface Recognition {
  readonly op: string;
  /** Can be run as is, unless `needs` names fields. Without its source field if a file must replace it. */
  readonly input: Details;
  /** 50 to 100. */
  readonly score: number;
  readonly reason: string;
  readonly needs?: readonly string[];
}

const most = 5;
const least = 50;

/** After so long the page has its turn, milliseconds. */
const longestRun = 8;

async function guessesOf(finds: readonly Recogniser[], sample: Sample): Promise<Guess[]> {
  const guesses: Guess[] = [];
  let begun = performance.now();
  for (const find of finds) {
    guesses.push(...find(sample));
    if (performance.now() - begun < longestRun) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }
  return guesses;
}

const toolOf = (op: string): string => op.slice(0, op.indexOf('/'));

function better(a: Guess, b: Guess): number {
  return b.score - a.score || specificity.indexOf(a.kind) - specificity.indexOf(b.kind);
}

async function confirmed(guess: Guess): Promise<Guess | undefined> {
  if (!guess.confirm) return guess;
  const operation = await loadOperation(guess.op);
  if (!operation) throw new Error(`no operation ${guess.op}`);
  return guess.confirm(await execute(operation, guess.input));
}

async function loadReasons(language: Language): Promise<Readonly<Record<string, Messages>>> {
  const { reasons } = await (language === 'fr' ? import('./reasons.fr.ts') : import('./reasons.en.ts'));
  return Object.fromEntries(Object.entries(reasons).map(([path, words]) => [path.split('/').at(-2), words]));
}

/** A reason without values of a tool's `recognise.text.ts`. */
export async function reasonOf(tool: string, key: string, language: Language): Promise<string> {
  const message = (await loadReasons(language))[tool]?.[key];
  if (message === undefined) throw new Error(`no reason “${key}” of ${tool}`);
  return fill(message, language);
}

/**
 * Identifies a sample: at most five suggestions, best first, one per tool, and the more specific first among equal
 * scores. All scores are at least 50. The sample is not stored.
 *
 * @example
 * ```ts
 * await recognise(sampleOf('550e8400-e29b-41d4-a716-446655440000'));
 * // [{ op: 'uuid-generator/parse', input: { uuid: '550e8400-…' }, score: 97, reason: 'UUID, version 4' }]
 * ```
 */
export async function recognise(sample: Sample, language: Language = 'en'): Promise<Recognition[]> {
  const { recognisers } = await import('./recognisers.ts');
  const guesses = await guessesOf(Object.values(recognisers), sample);
  const sure = (await Promise.all(guesses.map(confirmed))).filter((guess) => guess !== undefined);
  const tools = new Set<string>();
  const shown: Guess[] = [];
  for (const guess of sure.toSorted(better)) {
    if (guess.score < least || tools.has(toolOf(guess.op)) || shown.length === most) continue;
    tools.add(toolOf(guess.op));
    shown.push(guess);
  }
  if (shown.length === 0) return [];
  const words = await loadReasons(language);
  return shown.map(({ op, input, score, reason: { key, values }, needs }) => {
    const message = words[toolOf(op)]?.[key];
    if (message === undefined) throw new Error(`no reason “${key}” of ${op}`);
    return { op, input, score, reason: fill(message, language, values), ...(needs && { needs }) };
  });
}
