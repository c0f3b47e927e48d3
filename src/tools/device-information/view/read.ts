import { readLocale } from '#core/platform.ts';
import { formatNumber, localeOf, type Language } from '#core/text.ts';
import { aspectRatioOf, utcOffsetOf } from '../engine/facts.ts';
import type { Facts } from './facts.ts';

/** What not every browser has, or the types lack. */
interface Extras {
  readonly deviceMemory?: number;
  readonly globalPrivacyControl?: boolean;
  readonly connection?: {
    readonly effectiveType?: string;
    readonly downlink?: number;
    readonly rtt?: number;
    readonly saveData?: boolean;
  };
  readonly usb?: unknown;
  readonly bluetooth?: unknown;
}
interface LocaleExtras {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

const media = (query: string): boolean => matchMedia(query).matches;
const firstOf = (feature: string, values: readonly string[]): string | null =>
  values.find((value) => media(`(${feature}: ${value})`)) ?? null;
/** `100%`, in French `100 %`. */
export const percentOf = (share: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], { style: 'percent', maximumFractionDigits: 1 }).format(share);
/** As the standards call them. */
const gamuts: Readonly<Record<string, string>> = { rec2020: 'Rec. 2020', p3: 'Display P3', srgb: 'sRGB' };
const sizeOf = (width: number, height: number): string => `${Math.round(width)} × ${Math.round(height)}`;

/** 1 for Monday; undefined where the browser does not know, or where the system has no language but `C`. */
function firstDayOf(tag: string): number | undefined {
  const locale = readLocale(tag) as unknown as LocaleExtras | undefined;
  return (locale?.getWeekInfo?.() ?? locale?.weekInfo)?.firstDay;
}

/** Everything that is known at once. */
export function readFacts(language: Language): Facts {
  const more = navigator as unknown as Extras;
  const ratio = aspectRatioOf(Math.max(1, screen.width), Math.max(1, screen.height));
  const visual = window.visualViewport;
  const format = Intl.DateTimeFormat().resolvedOptions();
  const hours = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
  const firstDay = firstDayOf(navigator.language);
  const number = (value: number | undefined, unit = ''): string | null =>
    value === undefined ? null : `${formatNumber(value, language)}${unit}`;
  return {
    screen: {
      size: sizeOf(screen.width, screen.height),
      available: sizeOf(screen.availWidth, screen.availHeight),
      physical: sizeOf(screen.width * devicePixelRatio, screen.height * devicePixelRatio),
      ratio:
        ratio.nearest === null || ratio.nearest === ratio.exact ? ratio.exact : `${ratio.exact} ≈ ${ratio.nearest}`,
      viewport: sizeOf(innerWidth, innerHeight),
      visual: visual && `${sizeOf(visual.width, visual.height)}, ${percentOf(visual.scale, language)}`,
      pixelRatio: number(devicePixelRatio),
      depth: number(screen.colorDepth, ' bits'),
      gamut: gamuts[firstOf('color-gamut', ['rec2020', 'p3', 'srgb']) ?? ''] ?? null,
      dynamicRange: firstOf('dynamic-range', ['high', 'standard']),
      orientation: screen.orientation ? `${screen.orientation.type}, ${screen.orientation.angle}°` : null,
      extended: 'isExtended' in screen ? Boolean(screen.isExtended) : null,
    },
    system: {
      userAgent: navigator.userAgent,
      languages: navigator.languages.join(', '),
      cookies: navigator.cookieEnabled,
      doNotTrack: navigator.doNotTrack,
      privacyControl: more.globalPrivacyControl ?? null,
      pdf: navigator.pdfViewerEnabled ?? null,
      displayMode: firstOf('display-mode', ['fullscreen', 'standalone', 'minimal-ui', 'browser']),
      webdriver: navigator.webdriver ?? null,
    },
    hardware: {
      cores: number(navigator.hardwareConcurrency),
      memory:
        more.deviceMemory === undefined
          ? null
          : `${more.deviceMemory >= 8 ? '≥ ' : ''}${number(more.deviceMemory, language === 'fr' ? ' Go' : ' GB')}`,
      touch: number(navigator.maxTouchPoints),
      pointer: firstOf('pointer', ['fine', 'coarse', 'none']),
      hover: media('(hover: hover)'),
      gamepads: number(navigator.getGamepads?.().filter((pad) => pad !== null).length),
    },
    network: {
      online: navigator.onLine,
      effectiveType: more.connection?.effectiveType ?? null,
      downlink: number(more.connection?.downlink, ' Mbit/s'),
      roundTrip: number(more.connection?.rtt, ' ms'),
      saveData: more.connection?.saveData ?? null,
    },
    time: {
      zone: format.timeZone,
      offset: utcOffsetOf(new Date().getTimezoneOffset()),
      locale: format.locale,
      calendar: calendarOf(format.calendar, language),
      numbering: format.numberingSystem,
      hourCycle: hours.hourCycle ?? null,
      firstDay: firstDay === undefined ? null : weekday(firstDay, language),
    },
    preferences: {
      dark: media('(prefers-color-scheme: dark)'),
      contrast: firstOf('prefers-contrast', ['more', 'less', 'custom', 'no-preference']),
      reducedMotion: media('(prefers-reduced-motion: reduce)'),
      reducedTransparency: media('(prefers-reduced-transparency: reduce)'),
      forcedColors: media('(forced-colors: active)'),
      inverted: media('(inverted-colors: inverted)'),
    },
    features: {
      webgpu: 'gpu' in navigator,
      serviceWorker: 'serviceWorker' in navigator,
      webauthn: 'PublicKeyCredential' in window,
      webrtc: 'RTCPeerConnection' in window,
      webusb: more.usb !== undefined,
      bluetooth: more.bluetooth !== undefined,
      fileSystem: 'showOpenFilePicker' in window,
      clipboard: 'clipboard' in navigator,
      notifications: 'Notification' in window,
      share: 'share' in navigator,
      viewTransitions: 'startViewTransition' in document,
      threads: 'SharedArrayBuffer' in window,
    },
  };
}

/** `Gregorian Calendar (gregory)`. */
function calendarOf(code: string, language: Language): string {
  const name = new Intl.DisplayNames(localeOf[language], { type: 'calendar', fallback: 'none' }).of(code);
  return name === undefined ? code : `${name} (${code})`;
}

/** 1 for Monday; 5 January 1970 was one. */
const weekday = (day: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { weekday: 'long', timeZone: 'UTC' }).format((day + 3) * 86_400_000);
