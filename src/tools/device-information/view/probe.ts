import { formatBytes } from '#core/byte-size.ts';
import { formatNumber, type Language } from '#core/text.ts';
import type { ClientHints } from '#lib/user-agent/types.ts';
import type { Facts } from './facts.ts';
import { percentOf } from './read.ts';

interface Extras {
  readonly gpu?: {
    readonly requestAdapter: () => Promise<{
      readonly info?: { readonly vendor: string; readonly architecture: string };
    } | null>;
  };
  readonly getBattery?: () => Promise<{ readonly level: number; readonly charging: boolean }>;
  readonly userAgentData?: { readonly getHighEntropyValues: (names: readonly string[]) => Promise<ClientHints> };
}

const longest = 1000;

/** No answer within a second, or a refusal, is none. */
function answered<T>(question: Promise<T> | undefined): Promise<T | undefined> {
  return Promise.race([
    (question ?? Promise.resolve(undefined)).catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, longest)),
  ]);
}

const hintNames = ['fullVersionList', 'platform', 'platformVersion', 'architecture', 'bitness', 'model'];

async function system({ userAgentData }: Extras): Promise<Facts[string]> {
  const [{ parseAgent }, told] = await Promise.all([
    import('#lib/user-agent/parse-agent.ts'),
    answered(userAgentData?.getHighEntropyValues(hintNames)),
  ]);
  const { browser, engine, os, cpu } = parseAgent(navigator.userAgent, told);
  const named = ({ name, version }: typeof os): string | null => [name, version].filter(Boolean).join(' ') || null;
  return { browser: named(browser), engine: named(engine), os: named(os), architecture: cpu.architecture };
}

/** The median of the time between frames. */
async function refreshRate(language: Language): Promise<string | null> {
  const times: number[] = [];
  await answered(
    new Promise<void>((resolve) => {
      const frame = (time: number): void => {
        times.push(time);
        if (times.length > 60) resolve();
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    }),
  );
  const deltas = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  const median = deltas.sort((a, b) => a - b)[deltas.length >> 1];
  return median ? `≈ ${formatNumber(Math.round(1000 / median), language)} Hz` : null;
}

function graphics(): Facts[string] {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return { webgl2: false, gpuVendor: null, gpuRenderer: null, maxTexture: null };
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const facts = {
    webgl2: true,
    gpuVendor: names && String(gl.getParameter(names.UNMASKED_VENDOR_WEBGL)),
    gpuRenderer: names && String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)),
    maxTexture: String(gl.getParameter(gl.MAX_TEXTURE_SIZE)),
  };
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return facts;
}

async function hardware(
  { gpu, getBattery }: Extras,
  graphic: Facts[string],
  language: Language,
): Promise<Facts[string]> {
  const [adapter, battery, devices] = await Promise.all([
    answered(gpu?.requestAdapter()),
    answered(getBattery?.call(navigator)),
    answered(navigator.mediaDevices?.enumerateDevices()),
  ]);
  const charge = battery && `${percentOf(battery.level, language)}${battery.charging ? ' ⚡' : ''}`;
  return {
    ...graphic,
    gpuAdapter: [adapter?.info?.vendor, adapter?.info?.architecture].filter(Boolean).join(' ') || null,
    battery: charge ?? null,
    mediaDevices: devices ? String(devices.length) : null,
  };
}

function hasLocalStorage(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}

async function storage(language: Language): Promise<Facts[string]> {
  const [estimate, persisted] = await Promise.all([
    answered(navigator.storage?.estimate()),
    answered(navigator.storage?.persisted()),
  ]);
  const bytes = (size: number | undefined): string | null => (size === undefined ? null : formatBytes(size, language));
  return {
    quota: bytes(estimate?.quota),
    used: bytes(estimate?.usage),
    persisted: persisted ?? null,
    localStorage: hasLocalStorage(),
    indexedDb: 'indexedDB' in window,
  };
}

const codecs = {
  h264: 'avc1.640028',
  hevc: 'hvc1.1.6.L93.B0',
  vp9: 'vp09.00.10.08',
  av1: 'av01.0.04M.08',
  opus: 'opus',
  aac: 'mp4a.40.2',
};

/** A module with one instruction of 128 bits: i32.const 0, i8x16.splat, drop. */
const simd = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 9, 1, 7, 0, 65, 0, 253, 15, 26, 11,
]);

async function features(): Promise<Facts[string]> {
  const asked = Object.entries(codecs).map(async ([name, codec]) => {
    const isAudio = name === 'opus' || name === 'aac';
    const container = name === 'vp9' || name === 'opus' ? 'webm' : 'mp4';
    const contentType = `${isAudio ? 'audio' : 'video'}/${container}; codecs="${codec}"`;
    const video = { contentType, width: 1920, height: 1080, bitrate: 5_000_000, framerate: 30 };
    const configuration = isAudio ? { audio: { contentType } } : { video };
    const info = await answered(navigator.mediaCapabilities?.decodingInfo({ type: 'file', ...configuration }));
    return [name, info?.supported ?? null] as const;
  });
  return {
    ...Object.fromEntries(await Promise.all(asked)),
    simd: WebAssembly.validate(simd),
  };
}

/**
 * What takes asking; every question at once, none of them needs a permission. `tell` hears of each answer as it comes:
 * the browser's name waits for no frames.
 */
export async function probeFacts(language: Language, tell: (facts: Facts) => void): Promise<void> {
  const more = navigator as unknown as Extras;
  const agent = system(more).then((facts) => tell({ system: facts }));
  const { webgl2 = false, ...graphic } = graphics();
  await Promise.all([
    agent,
    refreshRate(language).then((rate) => tell({ screen: { refreshRate: rate } })),
    hardware(more, graphic, language).then((facts) => tell({ hardware: facts })),
    storage(language).then((facts) => tell({ storage: facts })),
    features().then((able) => tell({ features: { ...able, webgl2 } })),
  ]);
}
