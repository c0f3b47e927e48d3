import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const allowed = /^(MIT|ISC|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|0BSD|CC0-1\.0|Unlicense|Python-2\.0|BlueOak-1\.0\.0)$/;

/** What is in the site without being a module of it: icons, data, the service worker's run time. */
const copied = [
  'lucide-static',
  'oui-data',
  'emojibase-data',
  ...['core', 'precaching', 'routing', 'strategies', 'cacheable-response'].map((part) => `workbox-${part}`),
];

/** The packages of which modules went into the bundles, and those above. */
function shipped(bundles) {
  const modules = bundles.flat().flatMap(({ output }) => output.flatMap(({ moduleIds = [] }) => moduleIds));
  const paths = modules.map((id) => id.match(/node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/)?.[0]);
  return [...new Set([...paths.filter(Boolean), ...copied.map((name) => `node_modules/${name}`)])].sort();
}

/** Writes THIRD-PARTY-LICENSES.txt; a licence that does not go with MIT stops the build. */
export function writeLicenses(...bundles) {
  const parts = shipped(bundles).map((path) => {
    const about = JSON.parse(readFileSync(`${path}/package.json`, 'utf8'));
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
