import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const allowed = /^(MIT|ISC|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|0BSD|CC0-1\.0|Unlicense|Python-2\.0|BlueOak-1\.0\.0)$/;

/** Development dependencies of which something is in the site all the same: icons, data, the worker's run time. */
const partlyShipped =
  /^node_modules\/(lucide-static|oui-data|emojibase-data|workbox-(core|precaching|routing|strategies|cacheable-response))$/;

/** The packages that what we ship depends on, with their licences, as npm resolved them. */
function shipped() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(packages)
    .filter(
      ([path, { dev, optional }]) =>
        path.startsWith('node_modules/') &&
        (!dev || partlyShipped.test(path)) &&
        !optional &&
        existsSync(`${path}/package.json`),
    )
    .map(([path]) => ({ path, about: JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) }));
}

/** Writes THIRD-PARTY-LICENSES.txt; a licence that does not go with MIT stops the build. */
export async function writeLicenses() {
  const parts = shipped().map(({ path, about }) => {
    const licence =
      typeof about.license === 'string' ? about.license : (about.license?.type ?? about.licenses?.[0]?.type);
    const names = String(licence)
      .replace(/[()]/g, '')
      .split(/ OR | AND /);
    if (!names.some((name) => allowed.test(name)))
      throw new Error(`${about.name}: licence ${licence} is not on the list`);
    const file = readdirSync(path).find((name) => /^licen[cs]e/i.test(name));
    const text = file ? readFileSync(`${path}/${file}`, 'utf8').trim() : `Licence: ${licence}`;
    return `${about.name} ${about.version}\n${'='.repeat(about.name.length + about.version.length + 1)}\n${text}\n`;
  });
  writeFileSync('dist/site/THIRD-PARTY-LICENSES.txt', parts.join('\n'));
}
