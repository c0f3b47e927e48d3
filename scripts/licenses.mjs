import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const allowed = /^(MIT|ISC|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|0BSD|CC0-1\.0|Unlicense|Python-2\.0|BlueOak-1\.0\.0)$/;

/** Writes THIRD-PARTY-LICENSES.txt; a license that does not go with MIT stops the build. */
export function writeLicenses(packages) {
  const parts = packages.map(({ folder, name, version, licence }) => {
    const names = licence.replace(/[()]/g, '').split(/ OR | AND /);
    if (!names.some((one) => allowed.test(one))) throw new Error(`${name}: the license ${licence} is not on the list`);
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file ? readFileSync(`${folder}/${file}`, 'utf8').trim() : `License: ${licence}`;
    return `${name} ${version}\n${'='.repeat(name.length + version.length + 1)}\n${text}\n`;
  });
  writeFileSync('dist/site/THIRD-PARTY-LICENSES.txt', parts.join('\n'));
}
