import { blob, choice, group, list, secret, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { formats, kinds, styles } from './engine/kinds.ts';

const loadFile = once(() => import('./engine/file.ts'));

/** The rules, the phone numbers of all countries and the registry of IBANs, loaded with the first text. */
const load = once(() => import('./engine/mask.ts'));

const wanted = {
  format: choice(formats, 'auto'),
  kinds: list(choice(kinds), {}, kinds),
};
const own = {
  region: text(''),
  allow: list(text(), {}, []),
  deny: list(text(), {}, []),
  patterns: list(group({ name: text(), pattern: text() }), { max: 1000 }, []),
  bodies: choice(['search', 'remove'], 'search'),
};
const settings = { ...wanted, style: choice(styles, 'placeholder'), ...own };

/** A pattern of a user may never end. */
const timeLimit = ({ patterns }: { readonly patterns: readonly unknown[] }): number =>
  patterns.length > 0 ? 20_000 : 600_000;

/**
 * The text with personal data and secrets replaced, each value by the same pseudonym everywhere in it, and where they stood.
 * The result never holds a value; `notSearched` says what no rule looks for. JSON, JSON Lines and HTTP archives stay
 * valid, and byte for byte the same elsewhere; there `path` is a JSON Pointer (RFC 6901).
 * Errors: `invalid-pattern` { index, offset }, `not-json` { line, column }, `too-large` { max }.
 *
 * @example
 * ```ts
 * await execute(mask, { text: 'ann@corp.fr from 10.1.2.3' }); // text: '[EMAIL-1] from [IPV4-1]'
 * ```
 */
export const mask = operation('data-masker/mask', {
  input: { text: secret(), ...settings },
  thread: 'worker',
  timeLimit,
  run: async ({ text, ...rest }, context) => (await load()).maskText(text, rest, context),
});

/** Only the masked text of `mask`. Errors: those of `mask`. */
export const maskText = operation('data-masker/mask-text', {
  input: { text: secret(), ...settings },
  result: 'text',
  thread: 'worker',
  timeLimit,
  run: async ({ text, ...rest }, context) => (await (await load()).maskText(text, rest, context)).text,
});

/** Where personal data and secrets stand, without a changed text. Errors: those of `mask`. */
export const scan = operation('data-masker/scan', {
  input: { text: secret(), ...wanted, ...own },
  thread: 'worker',
  timeLimit,
  run: async ({ text, ...rest }, context) => {
    const masked = await (await load()).maskText(text, { ...rest, style: 'stars' }, context);
    const { findings, counts, notSearched } = masked;
    return { findings: findings.map(({ replacement: _, ...finding }) => finding), counts, notSearched };
  },
});

/** `mask` for a file: a text of any size, JSON and HTTP archives up to 50 MB. Errors: those of `mask`. */
export const maskFile = operation('data-masker/mask-file', {
  input: { file: blob(), ...settings },
  thread: 'worker',
  timeLimit,
  run: async ({ file, ...rest }, context) => (await loadFile()).maskFile(file, rest, context),
});
