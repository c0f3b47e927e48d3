import { holds, judged, lines, type Case, type Suite } from './suite.ts';

/** The suite has a value for a document; several are an array. */
function valueOf(documents: readonly unknown[]): unknown {
  return documents.length === 1 ? documents[0] : documents.length === 0 ? '' : documents;
}

export const yamlTestSuite: Suite = {
  file: 'yaml-test-suite.jsonl',
  cases: lines,
  wrong: (one, result) => {
    if (one.expect === 'FAIL') return judged(result, false);
    // YAML that JSON cannot hold, such as a key that is a list, is not a fault of the YAML.
    if (!('expect' in one)) return !result.ok && result.error.code === 'invalid-yaml' ? 'refused as YAML' : undefined;
    return result.ok ? holds(result.value, valueOf(one.expect as unknown[])) : judged(result, true);
  },
};

/** `$i` an integer, `$f` a number, `$d` a date or time: as the converter writes them. */
function tomlValue(expected: unknown): unknown {
  if (Array.isArray(expected)) return expected.map(tomlValue);
  if (typeof expected !== 'object' || expected === null) return expected;
  const [[key, value] = ['', undefined], ...others] = Object.entries(expected) as [string, unknown][];
  if (others.length === 0 && key === '$i') return Number(value);
  if (others.length === 0 && (key === '$f' || key === '$d')) return value;
  return Object.fromEntries(Object.entries(expected).map(([name, member]) => [name, tomlValue(member)]));
}

export const tomlTest: Suite = {
  file: 'toml-test.jsonl',
  cases: lines,
  wrong: ({ expect }: Case, result) => {
    if (expect === 'invalid') return judged(result, false);
    return result.ok ? holds(result.value, tomlValue(expect)) : judged(result, true);
  },
};
