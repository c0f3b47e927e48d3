/** Null: the browser does not tell. */
export type Fact = string | boolean | null;

/** Facts by section and name. */
export type Facts = Readonly<Record<string, Readonly<Record<string, Fact>>>>;

/** All sections with all their rows, in the order of the page. */
export const layout = {
  system: [
    'browser',
    'engine',
    'os',
    'architecture',
    'userAgent',
    'languages',
    'cookies',
    'doNotTrack',
    'privacyControl',
    'pdf',
    'displayMode',
    'webdriver',
  ],
  screen: [
    'viewport',
    'visual',
    'pixelRatio',
    'size',
    'available',
    'physical',
    'ratio',
    'depth',
    'gamut',
    'dynamicRange',
    'orientation',
    'refreshRate',
    'extended',
  ],
  hardware: [
    'cores',
    'memory',
    'gpuVendor',
    'gpuRenderer',
    'gpuAdapter',
    'maxTexture',
    'touch',
    'pointer',
    'hover',
    'gamepads',
    'battery',
    'mediaDevices',
  ],
  time: ['zone', 'offset', 'locale', 'calendar', 'numbering', 'hourCycle', 'firstDay'],
  preferences: ['dark', 'contrast', 'reducedMotion', 'reducedTransparency', 'forcedColors', 'inverted'],
  storage: ['quota', 'used', 'persisted', 'localStorage', 'indexedDb'],
  features: [
    'webgpu',
    'webgl2',
    'simd',
    'threads',
    'serviceWorker',
    'webauthn',
    'webrtc',
    'webusb',
    'bluetooth',
    'fileSystem',
    'clipboard',
    'notifications',
    'share',
    'viewTransitions',
    'h264',
    'hevc',
    'vp9',
    'av1',
    'opus',
    'aac',
  ],
  network: ['online', 'effectiveType', 'downlink', 'roundTrip', 'saveData'],
} as const;

export type SectionName = keyof typeof layout;
export const sectionNames = Object.keys(layout) as SectionName[];

export function merged(...all: readonly Facts[]): Facts {
  return Object.fromEntries(
    sectionNames.map((name) => [name, Object.assign({}, ...all.map((facts) => facts[name])) as Facts[string]]),
  );
}
