// `node scripts/data/emoji.mjs`: writes the data of the emoji picker, one file per language, from emojibase-data.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const target = 'src/tools/emoji-picker/data';
const require = createRequire(import.meta.url);
const source = dirname(require.resolve('emojibase-data/package.json'));
const read = (path) => JSON.parse(readFileSync(`${source}/${path}`, 'utf8'));

/**
 * The fully-qualified form. The package adds U+FE0F to emoji that do not take it (👍): only a single code point that is
 * shown as text of itself needs it.
 */
function characterOf(hexcode) {
  const codes = hexcode.split('-').map((code) => Number.parseInt(code, 16));
  const text = String.fromCodePoint(...codes);
  return codes.length === 1 && !/\p{Emoji_Presentation}/u.test(text) ? `${text}\u{fe0f}` : text;
}

const asList = (value) => (value === undefined ? [] : [value].flat());

/** What is added to a base's name, by number. */
function suffixTable() {
  const suffixes = [];
  return {
    suffixes,
    /** The number of the suffix; the whole name when it does not begin with the base's. */
    write(name, base) {
      if (!name.startsWith(base)) return name;
      const suffix = name.slice(base.length);
      if (!suffixes.includes(suffix)) suffixes.push(suffix);
      return suffixes.indexOf(suffix);
    },
  };
}

/** The emoji in the order of CLDR, without regional indicators; lines as `engine/store.ts` reads them. */
function dataOf(language, shortcodes) {
  const table = suffixTable();
  const lines = read(`${language}/data.json`)
    .filter(({ group }) => group !== undefined)
    .sort((a, b) => a.order - b.order)
    .map(({ hexcode, label, tags = [], group, version, skins = [] }) => {
      const toned = skins.map((skin) =>
        [characterOf(skin.hexcode), table.write(skin.label, label), skin.version].join('~'),
      );
      const fields = [tags.join('|'), group, version, asList(shortcodes[hexcode]).join('|'), toned.join('|')];
      return [characterOf(hexcode), label, ...fields].join('\t');
    });
  return { suffixes: table.suffixes.join('|'), rows: lines.join('\n') };
}

const shortcodes = read('en/shortcodes/github.json');
const { version } = read('package.json');
mkdirSync(target, { recursive: true });
for (const language of ['en', 'fr']) {
  const origin = `emojibase-data ${version}, copyright Miles Johnson, MIT licence; names and tags from Unicode CLDR`;
  const data = { source: origin, ...dataOf(language, shortcodes) };
  writeFileSync(`${target}/${language}.json`, `${JSON.stringify(data, null, 2)}\n`);
}
