import type { ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core';

let loaded: Promise<ZxcvbnFactory> | undefined;
let last: { readonly key: string; readonly result: ZxcvbnResult } | undefined;

/**
 * What zxcvbn-ts finds in a password. 64 characters take it a second or two, most of it for substitutions such as 4 for a,
 * so the last answer is kept: another attacker, or more characters than are analyzed, changes nothing about it.
 */
export async function estimate(password: string, userInputs: readonly string[]): Promise<ZxcvbnResult> {
  const key = JSON.stringify([password, userInputs]);
  if (last?.key === key) return last.result;
  const estimator = await loadEstimator();
  const result = estimator.check(password, [...userInputs]);
  last = { key, result };
  return result;
}

/** The estimator with its dictionaries (1.1 MB), loaded once in each worker; tried again after a failure. */
export function loadEstimator(): Promise<ZxcvbnFactory> {
  return (loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  }));
}

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-fr'),
  ]);
  // Without translations the warnings and suggestions are their keys.
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, ...french.dictionary },
    graphs: common.adjacencyGraphs,
  });
}
