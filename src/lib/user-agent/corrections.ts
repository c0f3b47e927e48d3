import type { Draft, Named } from './types.ts';

/** By Gecko's version, which is all that the string has (MDN, "Firefox user agent string reference"). */
const firefoxOsVersions = new Map([
  ['18.0', '1.0.1'],
  ['18.1', '1.1'],
  ['26.0', '1.2'],
  ['28.0', '1.3'],
  ['30.0', '1.4'],
  ['32.0', '2.0'],
  ['34.0', '2.1'],
  ['37.0', '2.2'],
  ['44.0', '2.5'],
]);
const firefoxOs = /^Mozilla\/[\d.]+ \((?:Mobile|Tablet|TV)(?:; [^();]+)?; rv:[^()]*\) Gecko\/([\d.]+)/;

const likeMac = /(?:OS|iPhone|iPad|iPod) (\d[\d_.]*) like Mac OS X/;
const appleApp = /\((?:iPhone|iPad|iPod)[^()]*; iOS (\d[\d.]*)/;
/** Systems whose versions are numbers only. */
const numbered = new Set([
  'macOS',
  'iOS',
  'Android',
  'Tizen',
  'Bada',
  'KAIOS',
  'HarmonyOS',
  'OpenHarmony',
  'Firefox OS',
]);
/** Browsers of Android devices that call themselves a computer in their desktop mode. */
const androidOnly = /\b(?:OculusBrowser|PicoBrowser|(Silk))\//;

const numberIn = (text: string | undefined): string | null =>
  /\d+(?:[._]\d+)*/.exec(text ?? '')?.[0].replaceAll('_', '.') ?? null;

function correctedOs(userAgent: string, os: Named): Named {
  const { name, version } = os;
  if (name === 'macOS' && userAgent.includes('like Mac OS X')) {
    return { name: 'iOS', version: numberIn(likeMac.exec(userAgent)?.[1]) };
  }
  if (name === 'iOS' && /\bDarwin\/\S+ \((?:x86_64|i386)\)/.test(userAgent)) return { name: 'macOS', version: null };
  const gecko = firefoxOs.exec(userAgent)?.[1];
  if (gecko !== undefined && (name === null || name === 'Firefox OS')) {
    return { name: 'Firefox OS', version: firefoxOsVersions.get(gecko) ?? null };
  }
  if (name === null) {
    const app = appleApp.exec(userAgent)?.[1];
    return app === undefined ? os : { name: 'iOS', version: numberIn(app) };
  }
  if (!numbered.has(name)) return os;
  // `Android4.0.4`: the library takes the first digits for a part of the name.
  const isGlued = version === null || version.startsWith('.');
  const glued = isGlued ? new RegExp(String.raw`\b${name}[_ ]?(\d+(?:\.\d+)*)`, 'i').exec(userAgent)?.[1] : undefined;
  return { name, version: numberIn(glued ?? version ?? undefined) };
}

/** Mends what ua-parser-js 1.x is known to read wrongly in a string; names are those of `parseAgent`. */
export function correct(userAgent: string, draft: Draft): void {
  draft.os = correctedOs(userAgent, draft.os);
  const [isDisguised, silk] = androidOnly.exec(userAgent) ?? [];
  if (isDisguised === undefined || (draft.os.name !== 'Linux' && draft.os.name !== 'macOS')) return;
  draft.os = { name: 'Android', version: null };
  draft.architecture = null;
  if (silk) draft.device = { type: null, vendor: 'Amazon', model: null };
}
