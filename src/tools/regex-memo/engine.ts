import { choice, nullable, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation, ToolError } from '#core/operation.ts';
import { compiledPattern, reasonOf } from '#lib/compiled-pattern.ts';
import { sections } from './engine/row.ts';

const loadSearch = once(() => import('./engine/search.ts'));

const exampleLimit = 500;

/**
 * Rows of syntax, best first: the sign itself, signs that contain it, names that begin so, then all words in either
 * language. A blank query gives the whole section. No errors.
 */
export const search = operation('regex-memo/search', {
  input: {
    query: text(''),
    section: choice(['all', ...sections], 'all'),
    locale: choice(['en', 'fr'], 'en'),
  },
  run: async (input) => (await loadSearch()).searchRows(input),
});

/**
 * What an example matches, and its text with the replacement put in. Stopped after half a second.
 * Error: `invalid-pattern` { reason }.
 */
export const tryExample = operation('regex-memo/try-example', {
  input: { pattern: text(), flags: text(''), text: text(), replacement: nullable(text()) },
  source: 'text',
  thread: 'worker',
  timeLimit: () => exampleLimit,
  run: ({ pattern, flags, text, replacement }) => {
    const regex = compile(pattern, flags);
    const found = regex.global ? [...text.matchAll(regex)] : [regex.exec(text)].filter((one) => one !== null);
    // A sticky search goes on from there.
    regex.lastIndex = 0;
    return {
      spans: found.map(({ index, 0: value }) => ({ index, end: index + value.length })),
      replaced: replacement === null ? null : text.replace(regex, replacement),
    };
  },
});

function compile(pattern: string, flags: string): RegExp {
  try {
    return compiledPattern(pattern, flags);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ToolError('invalid-pattern', { reason: reasonOf(error) });
  }
}
