import { readFileSync } from 'node:fs';

/** What is in the site without being a module of it: icons, data. */
const copied = ['lucide-static', 'oui-data', 'emojibase-data'];

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

function licenceOf({ license, licenses }) {
  const licence = typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type);
  return String(licence).replace(/^\((.*)\)$/, '$1');
}

/**
 * The packages of which modules went into the bundles, and those above: their folder, name, version, license (as SPDX
 * writes it), what they depend on, and the digest of the lock file.
 */
export function shippedPackages(...bundles) {
  const modules = bundles.flat().flatMap(({ output }) => output.flatMap(({ moduleIds = [] }) => moduleIds));
  const paths = modules.map(
    (id) => id.replaceAll('\\', '/').match(/node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/)?.[0],
  );
  const folders = new Set([...paths.filter(Boolean), ...copied.map((name) => `node_modules/${name}`)]);
  const locked = read('package-lock.json').packages;
  return [...folders].sort().map((folder) => {
    const about = read(`${folder}/package.json`);
    const { name, version, description, dependencies = {} } = about;
    const { integrity } = locked[folder] ?? {};
    return {
      folder,
      name,
      version,
      description,
      licence: licenceOf(about),
      needs: Object.keys(dependencies),
      integrity,
    };
  });
}
