import UAParser from 'ua-parser-js';
import { findBot } from './bots.ts';
import { correct } from './corrections.ts';
import { architectureOf, browserOf, osOf } from './hints.ts';
import { notes, type Bot, type ClientHints, type Draft, type Named, type Note, type ParsedAgent } from './types.ts';

const browserNames: Readonly<Record<string, string>> = {
  'Mobile Safari': 'Safari',
  'Mobile Chrome': 'Chrome',
  'Mobile Firefox': 'Firefox',
  'Chrome Headless': 'Headless Chrome',
  IE: 'Internet Explorer',
};
const osNames: Readonly<Record<string, string>> = { 'Mac OS': 'macOS', 'Chromium OS': 'Chrome OS' };

/** Systems of desktops; the Linux distributions are those that ua-parser-js tells apart. */
const desktop =
  /^(?:Windows|macOS|Chrome OS|Linux|GNU|.*BSD|DragonFly|Arch|CentOS|Debian|Deepin|elementary OS|Fedora|Gentoo|[KLX]ubuntu|Linpus|Linspire|Manjaro|Mageia|Mandriva|Mint|PCLinuxOS|Raspbian|Red ?Hat|Sabayon|Slackware|Solus|SUSE|Ubuntu|VectorLinux|Zenwalk|Solaris)$/i;

/** The header's name and spaces around it are not part of the string. */
export const withoutName = (userAgent: string): string => userAgent.replace(/^\s*user-agent:/i, '').trim();

const majorOf = (version: string | null): number | null => {
  const digits = /\d+/.exec(version ?? '')?.[0];
  const major = Number(digits ?? Number.NaN);
  return Number.isSafeInteger(major) ? major : null;
};

const empty: Draft = {
  browser: { name: null, version: null },
  engine: { name: null, version: null },
  os: { name: null, version: null },
  device: { type: null, vendor: null, model: null },
  architecture: null,
};

/** What the library makes of it, its names made those that people use. */
function readString(userAgent: string): Draft {
  // The library takes an empty string for the string of this browser.
  if (userAgent === '') return { ...empty, device: { ...empty.device } };
  const { browser, engine, os, device, cpu } = new UAParser(userAgent).getResult();
  const osName = (os.name && (osNames[os.name] ?? os.name)) || null;
  const model = device.model === 'K' ? null : (device.model ?? null);
  const draft: Draft = {
    browser: {
      name: (browser.name && (browserNames[browser.name] ?? browser.name)) || null,
      version: browser.version ?? null,
    },
    engine: { name: engine.name ?? null, version: engine.version ?? null },
    os: { name: osName, version: osName === 'Linux' ? null : (os.version ?? null) },
    device: {
      type: device.type ?? null,
      vendor: model?.startsWith('Pixel') ? 'Google' : (device.vendor ?? null),
      model,
    },
    architecture: cpu.architecture ?? null,
  };
  correct(userAgent, draft);
  return draft;
}

function applyHints(draft: Draft, hints: ClientHints): void {
  const told = browserOf(hints);
  if (told) draft.browser = told.browser;
  if (told?.engine) draft.engine = told.engine;
  draft.os = osOf(hints, draft.os);
  draft.architecture = architectureOf(hints) ?? draft.architecture;
  if (hints.model) {
    draft.device.model = hints.model;
    if (hints.model.startsWith('Pixel')) draft.device.vendor = 'Google';
  }
  if (hints.mobile && draft.device.type !== 'tablet') draft.device.type = 'mobile';
}

/** A program that names itself, such as `curl/8.5.0`; browsers begin with Mozilla/ or Opera/. */
function libraryIn(userAgent: string): Named | undefined {
  if (/^(?:Mozilla|Opera)\//.test(userAgent)) return undefined;
  const [, name, version] = /^([A-Za-z][\w.+-]*)\/(\d[\w.+-]*)/.exec(userAgent) ?? [];
  return name === undefined || version === undefined ? undefined : { name, version };
}

/** Reads a User-Agent string without its header's name; hints win over it. */
export function parseAgent(userAgent: string, hints?: ClientHints): ParsedAgent {
  const draft = readString(userAgent);
  if (hints) applyHints(draft, hints);
  if (draft.device.type === null && desktop.test(draft.os.name ?? '')) draft.device.type = 'desktop';
  const bot = findBot(userAgent);
  const library = bot ? undefined : libraryIn(userAgent);
  if (bot) {
    draft.browser = { name: bot.name, version: bot.version };
    draft.device = { type: 'bot', vendor: null, model: null };
  } else if (library) {
    draft.browser = library;
    draft.device.type = 'library';
  }
  const { browser, engine, os, device, architecture } = draft;
  return {
    userAgent,
    browser: { ...browser, major: majorOf(browser.version) },
    engine,
    os,
    device,
    cpu: { architecture },
    bot,
    notes: notesOf(userAgent, hints, draft, bot),
  };
}

function notesOf(userAgent: string, hints: ClientHints | undefined, draft: Draft, bot: Bot | null): Note[] {
  const { browser, os, device } = draft;
  const isVague = !hints?.platformVersion;
  const applies: Readonly<Record<Note, boolean>> = {
    'windows-10-or-11': isVague && userAgent.includes('Windows NT 10.0'),
    'frozen-macos-version': isVague && /Mac OS X 10(?:_15_7|\.15)(?![\d._])/.test(userAgent),
    'maybe-ipad': !bot && browser.name === 'Safari' && device.type === 'desktop' && userAgent.includes('Macintosh'),
    'reduced-user-agent': /Chrome\/\d+\.0\.0\.0/.test(userAgent),
    webview: /; wv\)/.test(userAgent) || /\((?:iPhone|iPad|iPod)[^)]*\) AppleWebKit(?!.*Safari\/)/.test(userAgent),
    unrecognised: browser.name === null && os.name === null && device.type === null,
  };
  return notes.filter((note) => applies[note]);
}
