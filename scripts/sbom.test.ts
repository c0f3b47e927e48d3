import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { billOfMaterials } from './sbom.mjs';

it('lists what is shipped, its licence, its digest and what needs what', () => {
  const digest = createHash('sha512').update('archive').digest();
  const packages = [
    {
      name: '@scope/a',
      version: '1.2.3',
      description: 'A.',
      licence: 'MIT',
      needs: ['b', 'not-shipped'],
      integrity: `sha512-${digest.toString('base64')}`,
    },
    { name: 'b', version: '2.0.0', licence: 'MIT OR Apache-2.0', needs: [] },
  ];
  // The forms are those of CycloneDX 1.6 (ECMA-424) and of package URLs (purl-spec, type npm).
  expect(billOfMaterials(packages, { version: '2026.1.2', date: '2026-01-02' })).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: '2026-01-02T00:00:00Z',
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': 'toolcrib@2026.1.2',
        name: 'toolcrib',
        version: '2026.1.2',
        licenses: [{ license: { id: 'MIT' } }],
      },
    },
    components: [
      {
        type: 'library',
        'bom-ref': 'pkg:npm/%40scope/a@1.2.3',
        group: '@scope',
        name: 'a',
        version: '1.2.3',
        description: 'A.',
        hashes: [{ alg: 'SHA-512', content: digest.toString('hex') }],
        licenses: [{ license: { id: 'MIT' } }],
        purl: 'pkg:npm/%40scope/a@1.2.3',
      },
      {
        type: 'library',
        'bom-ref': 'pkg:npm/b@2.0.0',
        name: 'b',
        version: '2.0.0',
        hashes: [],
        licenses: [{ expression: 'MIT OR Apache-2.0' }],
        purl: 'pkg:npm/b@2.0.0',
      },
    ],
    dependencies: [
      { ref: 'toolcrib@2026.1.2', dependsOn: ['pkg:npm/%40scope/a@1.2.3', 'pkg:npm/b@2.0.0'] },
      { ref: 'pkg:npm/%40scope/a@1.2.3', dependsOn: ['pkg:npm/b@2.0.0'] },
      { ref: 'pkg:npm/b@2.0.0', dependsOn: [] },
    ],
  });
});
