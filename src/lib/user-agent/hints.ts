import type { ClientHints, Named } from './types.ts';

const grease = /^[^a-z]*not[^a-z]*a[^a-z]*brand[^a-z]*$/i;
const brandNames = new Map([
  ['Google Chrome', 'Chrome'],
  ['Microsoft Edge', 'Edge'],
]);
const oldWindows = new Map([
  ['0.3', '8.1'],
  ['0.2', '8'],
  ['0.1', '7'],
]);
const architectures = new Map([
  ['x86 64', 'amd64'],
  ['x86 32', 'ia32'],
  ['arm 64', 'arm64'],
  ['arm 32', 'arm'],
]);

/** The browser and its engine, from the list with full versions if there is one. */
export function browserOf({
  brands,
  fullVersionList,
}: ClientHints): { readonly browser: Named; readonly engine?: Named } | undefined {
  const listed = (fullVersionList?.length ? fullVersionList : (brands ?? [])).filter(
    ({ brand }) => !grease.test(brand),
  );
  const chromium = listed.find(({ brand }) => brand === 'Chromium');
  const brand = listed.find((other) => other !== chromium) ?? chromium;
  if (!brand) return undefined;
  return {
    browser: { name: brandNames.get(brand.brand) ?? brand.brand, version: brand.version },
    ...(chromium && { engine: { name: 'Blink', version: chromium.version } }),
  };
}

/** https://learn.microsoft.com/microsoft-edge/web-platform/how-to-detect-win11 */
function windowsVersion(platformVersion: string): string | null {
  const major = Number.parseInt(platformVersion, 10);
  if (major >= 13) return '11';
  if (major >= 1) return '10';
  return oldWindows.get(platformVersion.split('.').slice(0, 2).join('.')) ?? null;
}

export function osOf({ platform, platformVersion = '' }: ClientHints, before: Named): Named {
  if (!platform || platform === 'Unknown') return before;
  const name = platform === 'Chromium OS' ? 'Chrome OS' : platform;
  const told = name === 'Windows' ? windowsVersion(platformVersion) : platformVersion || null;
  return { name, version: told ?? (name === before.name ? before.version : null) };
}

export function architectureOf({ architecture, bitness }: ClientHints): string | undefined {
  return architectures.get(`${architecture} ${bitness}`);
}
