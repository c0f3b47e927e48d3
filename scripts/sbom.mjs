import { writeFileSync } from 'node:fs';

/** The package URL of npm packages (purl-spec): the @ of a scope is escaped. */
const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const isExpression = (licence) => / (?:OR|AND|WITH) /.test(licence);

/** The digest of the lock file, which is that of the package's archive. */
function hashesOf(integrity = '') {
  const [, digest] = /^sha512-(\S+)/.exec(integrity) ?? [];
  return digest ? [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] : [];
}

function componentOf(about) {
  const { name, version, description, licence, integrity } = about;
  const [, group, local = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  return {
    type: 'library',
    'bom-ref': purlOf(about),
    ...(group && { group }),
    name: local,
    version,
    ...(description && { description }),
    hashes: hashesOf(integrity),
    licenses: [isExpression(licence) ? { expression: licence } : { license: { id: licence } }],
    purl: purlOf(about),
  };
}

/** What the built site and command line contain of others, in CycloneDX 1.6 (ECMA-424): nothing that only builds or tests. */
export function billOfMaterials(packages, { version, date }) {
  const ofName = new Map(packages.map((about) => [about.name, purlOf(about)]));
  const own = `toolcrib@${version}`;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: `${date}T00:00:00Z`,
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': own,
        name: 'toolcrib',
        version,
        licenses: [{ license: { id: 'MIT' } }],
      },
    },
    components: packages.map(componentOf),
    dependencies: [
      { ref: own, dependsOn: packages.map(purlOf) },
      ...packages.map((about) => ({
        ref: purlOf(about),
        dependsOn: about.needs.flatMap((name) => ofName.get(name) ?? []),
      })),
    ],
  };
}

/** Writes sbom.cdx.json beside the licenses. */
export function writeSbom(packages) {
  const { VITE_APP_VERSION: version, VITE_APP_BUILD_DATE: date } = process.env;
  writeFileSync(
    'dist/site/sbom.cdx.json',
    `${JSON.stringify(billOfMaterials(packages, { version, date }), null, 2)}\n`,
  );
}
