import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, settings, type Setting } from './config.ts';

function faultsOf(env: Record<string, unknown>, known?: Record<string, Setting>): ConfigError {
  try {
    readConfig(env, known ?? settings);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('accepted');
}

describe('readConfig', () => {
  it('has the defaults of the specification', () => {
    expect(readConfig({})).toEqual({
      'app.version': '0.0.0',
      'app.lastCommitSha': '',
      'app.baseUrl': '/',
      'app.env': 'development',
      'app.supportUrl': 'https://opencollective.com/toolcrib',
      'plausible.isTrackerEnabled': false,
      'plausible.domain': '',
      'plausible.apiHost': '',
      'plausible.trackLocalhost': false,
      showBanner: false,
    });
  });

  it('reads strings, booleans and enumerations', () => {
    const config = readConfig({
      VITE_APP_VERSION: '2026.11.20-abc1234',
      VITE_APP_ENV: 'preview',
      VITE_TRACKER_ENABLED: 'true',
      VITE_SHOW_BANNER: 'false',
      VITE_APP_SUPPORT_URL: '',
      OTHER: 'ignored',
    });
    expect(config).toMatchObject({
      'app.version': '2026.11.20-abc1234',
      'app.env': 'preview',
      'plausible.isTrackerEnabled': true,
      showBanner: false,
      'app.supportUrl': '',
    });
  });

  it('names every key that failed, with the value it received', () => {
    const error = faultsOf({ VITE_APP_ENV: 'staging', VITE_TRACKER_ENABLED: 'yes', VITE_APP_VERSION: 7 });
    expect(error.faults).toEqual([
      { key: 'app.version', code: 'invalid-value', received: 7, expected: 'string' },
      {
        key: 'app.env',
        code: 'invalid-value',
        received: 'staging',
        expected: 'production | development | preview | test',
      },
      { key: 'plausible.isTrackerEnabled', code: 'invalid-value', received: 'yes', expected: 'true | false' },
    ]);
    expect(error.message).toContain('app.env: expected production | development | preview | test, received "staging"');
    expect(error.message).toContain('plausible.isTrackerEnabled: expected true | false, received "yes"');
  });

  it('answers an unknown format with invalid-format', () => {
    const error = faultsOf({}, { port: { format: 'port', fallback: '1', env: 'PORT' } });
    expect(error.faults).toMatchObject([{ key: 'port', code: 'invalid-format', expected: 'port' }]);
    expect(error.message).toContain('port: unknown format "port" (invalid-format)');
  });
});
