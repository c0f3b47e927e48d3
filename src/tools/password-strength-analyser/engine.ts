import { list, nullable, number, secret } from '#core/field.ts';
import { operation, ToolError } from '#core/operation.ts';
import { bruteForceOf, twoDecimals, type BruteForce } from './engine/brute-force.ts';
import { estimate, loadEstimator } from './engine/estimator.ts';

/** Code points. The estimator's time grows faster than the length: more is left to the brute-force figures. */
export const analysedLimit = 64;

/** Guesses a second: the four attacks that zxcvbn tells apart (D. L. Wheeler, USENIX Security 2016), assumptions all of them. */
export const rates = { onlineThrottled: 100 / 3600, online: 10, offlineSlow: 1e4, offlineFast: 1e10 } as const;
export const scenarios = ['onlineThrottled', 'online', 'offlineSlow', 'offlineFast', 'custom'] as const;

export type CrackSeconds = Readonly<Record<keyof typeof rates, number>> & { readonly custom: number | null };

export interface Analysis extends BruteForce {
  readonly analysedLength: number;
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly guessesLog10: number;
  readonly guessBits: number;
  readonly crackSeconds: CrackSeconds;
  /** Keys of zxcvbn-ts, such as `topTen` and `anotherWord`. */
  readonly warning: string | null;
  readonly suggestions: readonly string[];
  readonly patterns: readonly { readonly pattern: string; readonly token: string }[];
}

const attacker = {
  userInputs: list(secret(), {}, []),
  guessesPerSecond: nullable(number({ above: 0 })),
};

/**
 * How many guesses an attacker needs who knows dictionaries, keyboards, dates and `userInputs`, by zxcvbn-ts on the first
 * 64 code points, and the upper bound of brute force.
 */
export const analyse = operation('password-strength-analyser/analyse', {
  thread: 'worker',
  input: { password: secret(), ...attacker },
  run: ({ password, userInputs, guessesPerSecond }) => analysePassword(password, userInputs, guessesPerSecond),
});

export interface ListedAnalysis {
  /** Counted from 1. */
  readonly line: number;
  readonly analysis: Analysis;
}

/** The same for each line that is not empty. */
export const analyseList = operation('password-strength-analyser/analyse-list', {
  thread: 'worker',
  input: { passwords: secret(), ...attacker },
  run: async ({ passwords, userInputs, guessesPerSecond }, { signal, progress }) => {
    const lines = passwords.split(/\r\n|\r|\n/).map((password, index) => ({ password, line: index + 1 }));
    const wanted = lines.filter(({ password }) => password !== '');
    const analysed: ListedAnalysis[] = [];
    for (const { password, line } of wanted) {
      signal.throwIfAborted();
      analysed.push({ line, analysis: await analysePassword(password, userInputs, guessesPerSecond) });
      progress(analysed.length, wanted.length);
    }
    return analysed;
  },
});

/**
 * Loads the dictionaries in advance, so that the first analysis is fast. Error: `dictionaries-unavailable`, offline
 * before the first visit.
 */
export const prepare = operation('password-strength-analyser/prepare', {
  thread: 'worker',
  input: {},
  run: async () => {
    try {
      await loadEstimator();
    } catch {
      throw new ToolError('dictionaries-unavailable');
    }
    return true;
  },
});

async function analysePassword(
  password: string,
  userInputs: readonly string[],
  guessesPerSecond: number | null,
): Promise<Analysis> {
  if (password === '') return nothing;
  const { length, charsetSize, bruteForceBits } = bruteForceOf(password);
  const analysed = Array.from(password).slice(0, analysedLimit);
  const { score, guesses, feedback, sequence } = await estimate(analysed.join(''), userInputs);
  return {
    length,
    analysedLength: analysed.length,
    charsetSize,
    bruteForceBits,
    score,
    guessesLog10: Math.log10(guesses),
    guessBits: twoDecimals(Math.log2(guesses)),
    crackSeconds: crackSeconds(guesses, guessesPerSecond),
    warning: feedback.warning || null,
    suggestions: feedback.suggestions,
    patterns: sequence.map(({ pattern, token }) => ({ pattern, token })),
  };
}

function crackSeconds(guesses: number, guessesPerSecond: number | null): CrackSeconds {
  const at = (rate: number): number => Math.min(guesses / rate, Number.MAX_VALUE);
  return {
    onlineThrottled: at(rates.onlineThrottled),
    online: at(rates.online),
    offlineSlow: at(rates.offlineSlow),
    offlineFast: at(rates.offlineFast),
    custom: guessesPerSecond === null ? null : at(guessesPerSecond),
  };
}

const nothing: Analysis = {
  length: 0,
  analysedLength: 0,
  charsetSize: 0,
  bruteForceBits: 0,
  score: 0,
  guessesLog10: 0,
  guessBits: 0,
  crackSeconds: crackSeconds(0, null),
  warning: null,
  suggestions: [],
  patterns: [],
};
