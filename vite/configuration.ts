import { loadEnv, type Plugin } from 'vite';
import { type Config, ConfigError, readConfig } from '../src/core/config.ts';

const id = 'virtual:configuration';

interface Checked {
  readonly config: Config;
  /** What is wrong; the defaults stand in for the configuration then. */
  readonly fault?: string;
}

function check(env: Readonly<Record<string, unknown>>): Checked {
  try {
    return { config: readConfig(env) };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { config: readConfig({}), fault: error.message };
  }
}

/**
 * The application's configuration, read from the environment once. A fault stops the build; the development server shows
 * it in place of the application.
 */
export function configuration(): Plugin {
  let checked: Checked;
  return {
    name: 'toolcrib:configuration',
    config(_, { mode, command }) {
      checked = check({ ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env });
      if (command === 'build' && checked.fault !== undefined) throw new Error(checked.fault);
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      return `export const config = ${JSON.stringify(checked.config)};\nexport const fault = ${JSON.stringify(checked.fault)};`;
    },
  };
}
