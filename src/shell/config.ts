import { type Config, ConfigError, readConfig } from '#core/config.ts';
import type { Language } from '#core/text.ts';

function read(): { config: Config; error: ConfigError | undefined } {
  try {
    return { config: readConfig(import.meta.env), error: undefined };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { config: readConfig({}), error };
  }
}

const reading = read();

/** The application's configuration; the keys stand in `core/config.ts`. The defaults when it is invalid. */
export const config = reading.config;
/** What is wrong with the configuration; the page shows it instead of the application. */
export const configError = reading.error;

type HostWords = Partial<Record<'banner' | 'home', Readonly<Record<Language, string>> | undefined>>;

/** The host's own words for the banner and the home page. */
export const hostWords: HostWords = {};

/** Takes over what the host has set, before anything is rendered. */
export function adaptConfig(changes: Partial<Config>, words: HostWords): void {
  Object.assign(config, changes);
  Object.assign(hostWords, words);
}
