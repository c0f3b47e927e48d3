/** A key of the application's configuration. */
export interface Setting {
  /** `string`, `boolean` (given as `true` or `false`) or the allowed values. */
  readonly format: string | readonly string[];
  readonly fallback: string | boolean;
  /** The environment variable that sets it. */
  readonly env: string;
}

export const settings = {
  'app.version': { format: 'string', fallback: '0.0.0', env: 'VITE_APP_VERSION' },
  'app.lastCommitSha': { format: 'string', fallback: '', env: 'VITE_APP_COMMIT_SHA' },
  'app.baseUrl': { format: 'string', fallback: '/', env: 'VITE_APP_BASE_URL' },
  'app.env': {
    format: ['production', 'development', 'preview', 'test'],
    fallback: 'development',
    env: 'VITE_APP_ENV',
  },
  'app.supportUrl': {
    format: 'string',
    fallback: 'https://opencollective.com/toolcrib',
    env: 'VITE_APP_SUPPORT_URL',
  },
  'plausible.isTrackerEnabled': { format: 'boolean', fallback: false, env: 'VITE_TRACKER_ENABLED' },
  'plausible.domain': { format: 'string', fallback: '', env: 'VITE_PLAUSIBLE_DOMAIN' },
  'plausible.apiHost': { format: 'string', fallback: '', env: 'VITE_PLAUSIBLE_API_HOST' },
  'plausible.trackLocalhost': { format: 'boolean', fallback: false, env: 'VITE_PLAUSIBLE_TRACK_LOCALHOST' },
  showBanner: { format: 'boolean', fallback: false, env: 'VITE_SHOW_BANNER' },
} as const satisfies Record<string, Setting>;

type Settings = Readonly<Record<string, Setting>>;
export type Config<S extends Settings = typeof settings> = {
  readonly [K in keyof S]: S[K]['format'] extends readonly (infer V)[]
    ? V
    : S[K]['format'] extends 'boolean'
      ? boolean
      : string;
};

export interface ConfigFault {
  readonly key: string;
  readonly code: 'invalid-value' | 'invalid-format' | 'unknown-key';
  readonly received: unknown;
  readonly expected: string;
}

/** Every key that failed, each with the value it received. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly faults: readonly ConfigFault[]) {
    const line = ({ key, code, received, expected }: ConfigFault): string => {
      if (code === 'invalid-format') return `${key}: unknown format "${expected}" (invalid-format)`;
      return `${key}: ${code === 'unknown-key' ? 'unknown key' : `expected ${expected}`}, received ${JSON.stringify(received)}`;
    };
    super(`Invalid configuration\n${faults.map((fault) => `  ${line(fault)}`).join('\n')}`);
  }
}

export type Reading = { readonly value: unknown } | { readonly expected: string; readonly code: ConfigFault['code'] };

/** The value of a key, or what was expected instead. */
export function readSetting({ format }: Pick<Setting, 'format'>, received: unknown): Reading {
  const wrong = (expected: string): Reading => ({ expected, code: 'invalid-value' });
  if (Array.isArray(format)) {
    return format.includes(received) ? { value: received } : wrong(format.join(' | '));
  }
  if (format === 'string') return typeof received === 'string' ? { value: received } : wrong('string');
  if (format === 'boolean') {
    if (typeof received === 'boolean') return { value: received };
    return received === 'true' || received === 'false' ? { value: received === 'true' } : wrong('true | false');
  }
  return { expected: String(format), code: 'invalid-format' };
}

/**
 * Reads the configuration from environment variables; what is absent takes its default.
 * @throws ConfigError with every key that does not match its format.
 */
export function readConfig<const S extends Settings = typeof settings>(
  env: Readonly<Record<string, unknown>>,
  known: S = settings as unknown as S,
): Config<S> {
  const config: Record<string, unknown> = {};
  const faults: ConfigFault[] = [];
  for (const [key, setting] of Object.entries(known)) {
    const received = env[setting.env] ?? setting.fallback;
    const reading = readSetting(setting, received);
    if ('value' in reading) config[key] = reading.value;
    else faults.push({ key, received, ...reading });
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return config as Config<S>;
}
