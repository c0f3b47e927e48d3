import { holds, judged, lines, type Suite } from './suite.ts';

export const jsonTestSuite: Suite = {
  file: 'jsontestsuite.jsonl',
  cases: lines,
  // `i`: the implementation may choose, but it must answer.
  wrong: ({ expect }, result) => (expect === 'i' ? undefined : judged(result, expect === 'y')),
};

export const json5Tests: Suite = {
  file: 'json5-tests.jsonl',
  cases: lines,
  wrong: ({ expect }, result) => judged(result, expect === 'accept'),
};

export const jsonPatchTests: Suite = {
  file: 'json-patch-tests.jsonl',
  cases: lines,
  wrong: (one, result) => {
    if (!('expect' in one)) return judged(result, true);
    if (result.ok) return holds(result.value, one.expect);
    // Where the patch is wrong the suite says why.
    return typeof one.expect === 'string' ? undefined : judged(result, true);
  },
};
