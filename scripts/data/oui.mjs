// `node scripts/data/oui.mjs <YYYY-MM-DD>`: writes the data of the MAC address lookup from the package oui-data.
// The day is the one on which that version was published: `npm view oui-data time`; it also stands in the tool's `tool.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const target = 'src/lib/oui/data';
const registries = { 'MA-L': 6, 'MA-M': 7, 'MA-S': 9 };

/** Numbers the values as they come; a new one is written as nothing, a known one by its number. */
function table() {
  const numbers = new Map();
  return {
    write(value) {
      const known = numbers.get(value);
      if (known !== undefined) return known.toString(36);
      numbers.set(value, numbers.size);
      return '';
    },
    get text() {
      return [...numbers.keys()].join('\n');
    },
  };
}

/** The owner's name, the country (the last line, when there is more than one), and the lines between. */
function recordOf(text) {
  const [name, ...lines] = text.split('\n');
  const country = lines.pop() ?? '';
  if (/\t/.test(text)) throw new Error(`a tab in the record of ${name}`);
  return { owner: `${name}\t${country}`, address: lines.join('\t') };
}

function main() {
  const date = process.argv[2] ?? '';
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) {
    console.error('Usage: node scripts/data/oui.mjs <YYYY-MM-DD>, the day the version of oui-data was published');
    process.exit(2);
  }
  const records = JSON.parse(readFileSync(require.resolve('oui-data'), 'utf8'));
  const { version } = JSON.parse(readFileSync('node_modules/oui-data/package.json', 'utf8'));
  const source = `IEEE registries MA-L, MA-M and MA-S, by oui-data ${version}, copyright silverwind, BSD-2-Clause licence`;
  const [owners, addresses] = [table(), table()];
  const names = {};
  const places = {};
  for (const [registry, digits] of Object.entries(registries)) {
    const prefixes = Object.keys(records).filter((prefix) => prefix.length === digits);
    if (prefixes.length < 5000) throw new Error(`only ${prefixes.length} records of ${registry}`);
    let last = 0;
    const rows = prefixes
      .sort()
      .map((prefix) => ({ number: Number.parseInt(prefix, 16), ...recordOf(records[prefix]) }))
      .map(({ number, owner, address }) => {
        const step = (number - last).toString(36);
        last = number;
        const known = owners.write(owner);
        return { name: known === '' ? step : `${step}.${known}`, place: addresses.write(address) };
      });
    names[`blocks${digits * 4}`] = rows.map(({ name }) => name).join(',');
    places[`blocks${digits * 4}`] = rows.map(({ place }) => place).join(',');
    console.log(`${registry}: ${rows.length}`);
  }
  const write = (name, data) => writeFileSync(`${target}/${name}.json`, `${JSON.stringify(data, null, 2)}\n`);
  // Flat, of strings only: page and worker then get the same bytes, and the site one file instead of two.
  write('names', { source, date, owners: owners.text, ...names });
  write('addresses', { source, addresses: addresses.text, ...places });
}

main();
