import { choice, integer, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';

const loadSearching = once(() => import('./engine/searching.ts'));
const loadDescribing = once(() => import('./engine/describing.ts'));
const loadStoreModule = once(() => import('./engine/store.ts'));

const locale = choice(['en', 'fr'], 'en');

/**
 * Emoji by name, tag or GitHub shortcode, best first; every term has to match, case and accents do not count. A query
 * that `describe` understands gives that one. Without toned variants. Error: `empty-input`.
 */
export const search = operation('emoji-picker/search', {
  input: { query: text(), locale, limit: integer({ min: 1, max: 2000 }, 50) },
  run: async (input) => (await loadSearching()).searchEmoji(input),
});

/**
 * Everything about one emoji (Unicode 17), given as itself, `:shortcode:` or code points; the answer has the
 * fully-qualified form. Errors: `empty-input`, `unknown-emoji`.
 */
export const describe = operation('emoji-picker/describe', {
  input: { emoji: text(), locale },
  run: async (input) => (await loadDescribing()).describeEmoji(input),
});

/** All emoji in the order of CLDR with their groups, versions, shortcodes and toned variants. */
export const list = operation('emoji-picker/list', {
  input: { locale },
  run: async (input) => {
    const { loadStore } = await loadStoreModule();
    const { all } = await loadStore(input.locale);
    return all.map(({ emoji, name, group, version, shortcodes, skins }) => ({
      emoji,
      name,
      group,
      version,
      shortcodes,
      skinTones: skins.map((skin) => skin.emoji),
    }));
  },
});
