import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

let loaded: Promise<ZxcvbnFactory> | undefined;

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
