import { flag, group, list, optional, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation, ToolError } from '#core/operation.ts';

const loadHeaders = once(() => import('./engine/headers.ts'));

const brands = optional(list(group({ brand: text(), version: text() })));
const hint = optional(text());

/** The library's tables, 9 kB: loaded when the first operation runs. */
const parser = once(() => import('#lib/user-agent/parse-agent.ts'));

/** What the library's expressions can cost on a hostile text, in characters of a plain one. */
const backtracking = 16;

/**
 * What a User-Agent string says, client hints first; what it cannot say is in the notes. Error: `empty-user-agent`,
 * without hints as well.
 */
export const parse = operation('user-agent-parser/parse', {
  input: {
    userAgent: text(),
    clientHints: optional(
      group({
        brands,
        fullVersionList: brands,
        platform: hint,
        platformVersion: hint,
        architecture: hint,
        bitness: hint,
        model: hint,
        mobile: optional(flag()),
      }),
    ),
  },
  weight: ({ userAgent }) => backtracking * userAgent.length,
  run: async ({ userAgent, clientHints }) => {
    const { parseAgent, withoutName } = await parser();
    const source = withoutName(userAgent);
    const hasHints = Object.values(clientHints ?? {}).some((value) => value !== undefined);
    if (source === '' && !hasHints) throw new ToolError('empty-user-agent');
    return parseAgent(source, clientHints);
  },
});

/** The same from request headers as they are pasted. Errors: `no-user-agent-header`, `empty-user-agent`. */
export const parseHeaders = operation('user-agent-parser/parse-headers', {
  input: { text: text() },
  run: async ({ text }) => (await loadHeaders()).parseHeaderText(text),
});

/** One result for every line that is not blank. */
export const parseMany = operation('user-agent-parser/parse-many', {
  input: { text: text() },
  weight: ({ text }) => backtracking * text.length,
  run: async ({ text }) => {
    const { parseAgent, withoutName } = await parser();
    const known = new Map<string, ReturnType<typeof parseAgent>>();
    return text.split(/\r\n?|\n/).flatMap((line) => {
      const source = withoutName(line);
      if (source === '') return [];
      let parsed = known.get(source);
      if (!parsed) known.set(source, (parsed = parseAgent(source)));
      return [parsed];
    });
  },
});
