// `npm run rename <old> <new>`: gives a tool another path, with the ids of its operations and all that names them.
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const [old = '', id = ''] = process.argv.slice(2);
const isId = (name) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);
if (!isId(old) || !isId(id) || old === id) {
  console.error('Usage: npm run rename <old> <new>, with names in kebab-case such as my-tool');
  process.exit(2);
}
const folder = `src/tools/${id}`;
if (!existsSync(`src/tools/${old}`)) {
  console.error(`There is no tool src/tools/${old}.`);
  process.exit(1);
}
if (existsSync(folder)) {
  console.error(`${folder} exists already.`);
  process.exit(1);
}

const places = ['src', 'e2e', 'scripts', 'deploy', 'docs', 'README.md', 'CONTRIBUTING.md'];
const texts = /\.(ts|tsx|mjs|js|json|md|css|conf|sh)$/;

function filesIn(place) {
  if (!existsSync(place)) return [];
  if (texts.test(place)) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && texts.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll(sep, '/'));
}

/** What stands for the tool and for nothing else: the name alone may be a word of the field, such as that of an algorithm. */
const forms = [
  // The folder, and the module of the package.
  new RegExp(String.raw`(?<=\btools/|\btoolcrib/)${old}(?![\w-])`, 'g'),
  // An operation: `old/encode`.
  new RegExp(String.raw`(?<=['"\`])${old}(?=/[a-z][a-z0-9-]*)`, 'g'),
  // The path: `/old`, `/old#text=a`, `/old/`.
  new RegExp(String.raw`(?<=['"\`(}\s]/)${old}(?![\w.-])`, 'g'),
  // The command line: `toolcrib old encode`.
  new RegExp(String.raw`(?<=\btoolcrib )${old}(?![\w-])`, 'g'),
  // Its table of words, and links from other tools.
  new RegExp(String.raw`(?<=defineText\(['"]|tool=['"])${old}(?=['"])`, 'g'),
];

/** The old path leads to the new one from now on. */
function withRedirect(source) {
  const line = `redirectFrom: ['/${old}'`;
  if (/\bredirectFrom: \[/.test(source)) return source.replace(/\bredirectFrom: \[/, `${line}, `);
  return source.replace(/^(\s*)icon: .*,\n/m, (icon, indent) => `${icon}${indent}${line}],\n`);
}

renameSync(`src/tools/${old}`, folder);
const left = [];
for (const file of places.flatMap(filesIn)) {
  const source = readFileSync(file, 'utf8');
  let changed = forms.reduce((text, form) => text.replace(form, id), source);
  if (file === `${folder}/tool.ts`) changed = withRedirect(changed);
  if (changed !== source) writeFileSync(file, changed);
  const alone = new RegExp(String.raw`['"\`]${old}['"\`]`);
  changed.split('\n').forEach((line, index) => {
    if (alone.test(line)) left.push(`${file}:${index + 1}: ${line.trim()}`);
  });
}

console.log(`${folder} is the tool now; /${old} leads there.`);
if (left.length > 0) console.log(`These may mean the tool or something else:\n${left.join('\n')}`);
console.log('Run npm run format and npm run test:quick.');
